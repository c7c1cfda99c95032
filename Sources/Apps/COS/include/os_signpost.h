// The submodule os.signpost; its names are in the Swift module os.
