#pragma once

/// What the program is called where it draws a vector picture instead of doing its own work.
#define CV_PROCESS_NAME "alrender: a vector picture"
