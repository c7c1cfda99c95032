// The files in the folder Contacts are rewritten into the build.
