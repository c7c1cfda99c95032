// The submodule os.log; its names are in the Swift module os.
