// The files of the folder Contacts are rewritten into the build.
