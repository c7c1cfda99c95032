#pragma once

/// The program's name when it draws a vector picture instead of doing its own work.
#define CV_PROCESS_NAME "alrender: a vector picture"
