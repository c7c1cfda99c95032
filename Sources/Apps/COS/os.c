// The package manager builds a target of C only if it has a source file.
