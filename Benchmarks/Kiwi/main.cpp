// Reads a workload from standard input and times kiwi on it: the same constraints in the same order.
//
//   v COUNT                                            variables
//   c RELATION STRENGTH CONSTANT N VARIABLE COEFFICIENT ...   constraint against 0
//   e INDEX                                            the constraint that steps change
//   t MOST LEAST                                       the constraints that a change replaces
//   r FIRST END                                        the constraints that a cycle removes and adds
// Prints 'build SECONDS', 'step SECONDS', 'change SECONDS', 'cycle SECONDS' and 'value INDEX VALUE'.
#include <chrono>
#include <iostream>
#include <kiwi/kiwi.h>
#include <string>
#include <vector>

using Clock = std::chrono::steady_clock;

static double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Row {
  int relation;
  double strength, constant;
  std::vector<kiwi::Term> terms;

  kiwi::Constraint make(double k) const {
    static const kiwi::RelationalOperator operators[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
    return kiwi::Constraint(
        kiwi::Expression(terms, k), operators[relation + 1],
        strength < 0 ? kiwi::strength::required : strength);
  }
};

int main() {
  std::cout.precision(17);
  std::vector<kiwi::Variable> variables;
  std::vector<Row> rows;
  int edited = -1, most = -1, least = -1, first = -1, end = -1;
  std::string kind;
  while (std::cin >> kind) {
    if (kind == "v") {
      int count;
      std::cin >> count;
      variables.resize(count);
    } else if (kind == "c") {
      Row row;
      int count;
      std::cin >> row.relation >> row.strength >> row.constant >> count;
      for (int i = 0; i < count; i++) {
        int index;
        double coefficient;
        std::cin >> index >> coefficient;
        row.terms.emplace_back(variables[index], coefficient);
      }
      rows.push_back(row);
    } else if (kind == "e") {
      std::cin >> edited;
    } else if (kind == "t") {
      std::cin >> most >> least;
    } else {
      std::cin >> first >> end;
    }
  }
  std::vector<kiwi::Constraint> made;
  for (const Row& row : rows) made.push_back(row.make(row.constant));
  double sum = 0;
  auto read = [&] {
    for (const auto& variable : variables) sum += variable.value();
  };
  auto start = Clock::now();
  kiwi::Solver solver;
  for (const auto& constraint : made) solver.addConstraint(constraint);
  solver.updateVariables();
  read();
  std::cout << "build " << since(start) << "\n";
  for (size_t i = 0; i < variables.size(); i++)
    std::cout << "value " << i << " " << variables[i].value() << "\n";
  if (edited >= 0) {
    solver.removeConstraint(made[edited]);
    kiwi::Variable width = rows[edited].terms[0].variable();
    solver.addEditVariable(width, kiwi::strength::strong);
    double value = -rows[edited].constant;
    start = Clock::now();
    for (int i = 0; i < 100; i++) {
      solver.suggestValue(width, value += 1);
      solver.updateVariables();
    }
    std::cout << "step " << since(start) / 100 << "\n";
    solver.removeEditVariable(width);
    solver.addConstraint(made[edited]);
  }
  if (most >= 0) {
    start = Clock::now();
    for (int i = 0; i < 100; i++)
      for (int index : {most, least}) {
        solver.removeConstraint(made[index]);
        made[index] = rows[index].make(-60.0 - i % 50);
        solver.addConstraint(made[index]);
      }
    std::cout << "change " << since(start) / 100 << "\n";
  }
  if (first >= 0) {
    start = Clock::now();
    for (int i = first; i < end; i++) solver.removeConstraint(made[i]);
    for (int i = first; i < end; i++) solver.addConstraint(made[i]);
    std::cout << "cycle " << since(start) << "\n";
  }
  std::cerr << sum << "\n";
}
