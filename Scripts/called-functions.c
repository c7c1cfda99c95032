/* Lists the names of the functions that a run of a program calls, sorted, one per line: a linker can
   place these side by side, so that the run touches few of the program's pages.

     called-functions LIST PROGRAM [ARGUMENT...]

   The list goes to a file, because standard output is the program's. Each function in the program's
   symbol table gets a breakpoint, which its first call removes; functions of libraries get none. x86-64
   only. Exits with 1 if the run cannot be traced or fails. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { BREAKPOINT = 0xCC };

typedef struct {
  uint64_t address;
  const char *name;
  int called;
} function;

static const uint8_t *image;
static const Elf64_Shdr *text;
static function *functions;
static size_t function_count;

static void fail(const char *what) {
  fprintf(stderr, "called-functions: %s: %s\n", what, strerror(errno));
  exit(1);
}

static int by_address(const void *one, const void *other) {
  const function *a = one, *b = other;
  if (a->address != b->address) return a->address < b->address ? -1 : 1;
  return strcmp(a->name, b->name);
}

static int by_name(const void *one, const void *other) {
  return strcmp(((const function *)one)->name, ((const function *)other)->name);
}

/* Reads the functions that begin in the program's text section, by their addresses. */
static void read_functions(const char *program) {
  int file = open(program, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) fail(program);
  image = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (image == MAP_FAILED) fail(program);
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)image;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(image + header->e_shoff);
  const char *section_names = (const char *)image + sections[header->e_shstrndx].sh_offset;
  const Elf64_Shdr *symbols = NULL;
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type == SHT_SYMTAB) symbols = &sections[i];
    if (!strcmp(section_names + sections[i].sh_name, ".text")) text = &sections[i];
  }
  errno = ENOENT;
  if (!symbols || !text) fail("a symbol table");
  const Elf64_Sym *symbol = (const Elf64_Sym *)(image + symbols->sh_offset);
  const char *names = (const char *)image + sections[symbols->sh_link].sh_offset;
  size_t count = symbols->sh_size / sizeof *symbol;
  functions = calloc(count, sizeof *functions);
  if (!functions) fail("memory");
  for (size_t i = 0; i < count; i++, symbol++) {
    if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || symbol->st_size == 0) continue;
    if (symbol->st_value < text->sh_addr || symbol->st_value >= text->sh_addr + text->sh_size) continue;
    functions[function_count++] = (function){symbol->st_value, names + symbol->st_name, 0};
  }
  qsort(functions, function_count, sizeof *functions, by_address);
}

/* Returns the first function at an address in the file, or NULL. */
static function *function_at(uint64_t address) {
  size_t low = 0, high = function_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (functions[middle].address < address) low = middle + 1;
    else high = middle;
  }
  return low < function_count && functions[low].address == address ? &functions[low] : NULL;
}

/* Returns the offset of the loaded program from the addresses in its file. */
static uint64_t load_offset(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/auxv", process);
  int file = open(path, O_RDONLY);
  Elf64_auxv_t entry;
  while (file >= 0 && read(file, &entry, sizeof entry) == sizeof entry) {
    if (entry.a_type != AT_ENTRY) continue;
    close(file);
    return entry.a_un.a_val - ((const Elf64_Ehdr *)image)->e_entry;
  }
  fail(path);
  return 0;
}

/* Opens the memory of a process that has just started, and sets the breakpoints in its text section. */
static int set_breakpoints(pid_t process, uint64_t offset) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", process);
  int memory = open(path, O_RDWR);
  uint8_t *copy = malloc(text->sh_size);
  if (memory < 0 || !copy) fail(path);
  memcpy(copy, image + text->sh_offset, text->sh_size);
  for (size_t i = 0; i < function_count; i++) copy[functions[i].address - text->sh_addr] = BREAKPOINT;
  if (pwrite(memory, copy, text->sh_size, (off_t)(text->sh_addr + offset)) != (ssize_t)text->sh_size)
    fail(path);
  free(copy);
  return memory;
}

/* Records the function whose breakpoint a thread has just passed and removes the breakpoint, which
   another thread may have done before. Returns 0 if there is none. */
static int take_breakpoint(pid_t thread, int memory, uint64_t offset) {
  struct user_regs_struct registers;
  if (ptrace(PTRACE_GETREGS, thread, NULL, &registers)) fail("registers");
  uint64_t address = registers.rip - 1;
  function *called = function_at(address - offset);
  if (!called) return 0;
  called->called = 1;
  const uint8_t *original = image + text->sh_offset + (called->address - text->sh_addr);
  if (pwrite(memory, original, 1, (off_t)address) != 1) fail("memory");
  registers.rip = address;
  if (ptrace(PTRACE_SETREGS, thread, NULL, &registers)) fail("registers");
  return 1;
}

/* Runs the program to its end and returns its exit code. */
static int watch(pid_t process) {
  int status;
  if (waitpid(process, &status, 0) < 0 || !WIFSTOPPED(status)) fail("the program");
  if (ptrace(PTRACE_SETOPTIONS, process, NULL, PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL)) fail("ptrace");
  uint64_t offset = load_offset(process);
  int memory = set_breakpoints(process, offset);
  if (ptrace(PTRACE_CONT, process, NULL, NULL)) fail("ptrace");
  for (;;) {
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0) fail("wait");
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      if (thread == process) return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
      continue;
    }
    int number = WSTOPSIG(status);
    if (number == SIGTRAP && (status >> 16 || take_breakpoint(thread, memory, offset))) number = 0;
    if (number == SIGSTOP) number = 0;
    ptrace(PTRACE_CONT, thread, NULL, (void *)(intptr_t)number);
  }
}

int main(int count, char **arguments) {
  if (count < 3) return fprintf(stderr, "usage: called-functions LIST PROGRAM [ARGUMENT...]\n"), 1;
  read_functions(arguments[2]);
  pid_t process = fork();
  if (process < 0) fail("fork");
  if (process == 0) {
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    execv(arguments[2], arguments + 2);
    fail(arguments[2]);
  }
  int code = watch(process);
  if (code) return fprintf(stderr, "called-functions: the program ended with %d\n", code), 1;
  size_t called = 0;
  for (size_t i = 0; i < function_count; i++)
    if (functions[i].called) functions[called++] = functions[i];
  qsort(functions, called, sizeof *functions, by_name);
  FILE *list = fopen(arguments[1], "w");
  for (size_t i = 0; list && i < called; i++) fprintf(list, "%s\n", functions[i].name);
  if (!list || fclose(list)) fail(arguments[1]);
  return 0;
}
