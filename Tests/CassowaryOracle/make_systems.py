#!/usr/bin/env python3
"""Makes random systems of constraints with answers from a lexicographic linear program.

    make_systems.py COUNT SEED > systems.txt       (needs scipy; the programs are solved by HiGHS)

A file has one item per line, with fields separated by blanks:

    S seed variables          a new system
    A id relation priority constant variable coefficient ...    add (relation -1, 0, 1 against 0)
    R id                      remove
    K id constant             change the constant
    P id priority             change the priority
    C                         commit; then either
    L priority sum            the least sum of violations of each level, from the top
    F variable lower upper    the range that the levels leave a variable; - for no bound
    X id id ...               or, instead: the commit is refused, and this is one irreducible conflict
                              (all of them are listed, one per line); the changes are undone

Levels are solved from the top.  What an optimum leaves open follows from its dual prices: a solution
is optimal exactly if every row with a price is tight.  Those rows become equalities for the levels
below, so that no slack accumulates from level to level.  Systems are degenerate: few constants, many
equal coefficients, duplicates, contradictions; most are small, but every tenth is not.  Seeds ascend
from SEED; those whose program HiGHS cannot decide are left out.
"""
import itertools
import multiprocessing
import os
import random
import sys

# One thread per process: there are as many processes as cores.
os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np
from scipy.optimize import linprog

# The magnitude below which a price is rounding noise.
FLAT = 1e-7


class Program:
    """The rows of a system as a linear program over free variables and violations."""

    def __init__(self, variables, rows):
        self.n = variables
        self.rows = [r for r in rows if r["p"] < 1000]
        self.required = [r for r in rows if r["p"] == 1000]
        self.width = variables + len(self.rows)
        self.a_ub, self.b_ub, self.a_eq, self.b_eq = [], [], [], []
        self.bounds = [(None, None)] * variables + [(0, None)] * len(self.rows)
        for r in self.required:
            self.add(r, None)
        for i, r in enumerate(self.rows):
            self.add(r, variables + i)

    def add(self, row, violation):
        line = np.zeros(self.width)
        for v, c in row["t"].items():
            line[v] += c
        if row["r"] == 0 and violation is None:
            self.a_eq.append(line)
            self.b_eq.append(-row["k"])
            return
        for sign in ([-1, 1] if row["r"] == 0 else [row["r"]]):
            side = line * -sign
            if violation is not None:
                side[violation] = -1
            self.a_ub.append(side)
            self.b_ub.append(sign * row["k"])

    def solve(self, objective):
        return linprog(
            objective,
            A_ub=np.array(self.a_ub) if self.a_ub else None, b_ub=self.b_ub or None,
            A_eq=np.array(self.a_eq) if self.a_eq else None, b_eq=self.b_eq or None,
            bounds=self.bounds, method="highs",
            options={
                "presolve": False, "primal_feasibility_tolerance": 1e-10,
                "dual_feasibility_tolerance": 1e-10,
            })

    def keep(self, found):
        """Restricts the program to the solutions that are as good as the one found."""
        if self.a_ub:
            priced = abs(found.ineqlin.marginals) > FLAT
            self.a_eq += [row for row, tight in zip(self.a_ub, priced) if tight]
            self.b_eq += [side for side, tight in zip(self.b_ub, priced) if tight]
            self.a_ub = [row for row, tight in zip(self.a_ub, priced) if not tight]
            self.b_ub = [side for side, tight in zip(self.b_ub, priced) if not tight]
        for i in range(self.n, self.width):
            if found.lower.marginals[i] > FLAT:
                self.bounds[i] = (0, 0)

    def levels(self):
        """Returns the least sum of each level; None if the required rows contradict one another."""
        if self.solve(np.zeros(self.width)).status == 2:
            return None
        sums = []
        for priority in sorted({r["p"] for r in self.rows}, reverse=True):
            objective = np.zeros(self.width)
            for i, r in enumerate(self.rows):
                if r["p"] == priority:
                    objective[self.n + i] = 1
            found = self.solve(objective)
            if found.status != 0:
                raise ArithmeticError(found.message)
            sums.append((priority, max(0.0, found.fun)))
            self.keep(found)
        return sums

    def bound(self, variable, sign):
        objective = np.zeros(self.width)
        objective[variable] = sign
        found = self.solve(objective)
        if found.status == 3:
            return None
        if found.status != 0:
            raise ArithmeticError(found.message)
        return found.fun * sign


def feasible(variables, rows):
    program = Program(variables, rows)
    return program.solve(np.zeros(program.width)).status != 2


def conflicts(variables, rows):
    """Returns all irreducible sets of contradictory rows, in order of size."""
    found = []
    for size in range(1, len(rows) + 1):
        for subset in itertools.combinations(rows, size):
            ids = {r["id"] for r in subset}
            if any(f <= ids for f in found):
                continue
            if not feasible(variables, list(subset)):
                found.append(ids)
    return found


def row(rng, n, identity, simple):
    picked = rng.sample(range(n), min(n, rng.choice([1, 1, 2, 2, 2, 3, 4])))
    coefficients = [1, -1] if simple else [1, 1, 1, -1, -1, 0.5, 1 / 3, 0.9, 2, -2, 1 / 0.3]
    return {
        "id": identity, "r": rng.choice([-1, 0, 1]),
        "p": rng.choice([1000, 1000, 750, 750.5, 500, 250, 250, 1, 999.99]),
        "k": rng.choice([0, 0, 10, -10, 5, 20, 100, -7]),
        "t": {v: rng.choice(coefficients) for v in picked},
    }


def change(rng, n, rows, identity, simple):
    """Makes one random change and returns its line."""
    kind = rng.random()
    if kind < 0.6 or not rows:
        new = row(rng, n, identity, simple)
        rows.append(new)
        terms = " ".join(f"{v} {c!r}" for v, c in new["t"].items())
        return f"A {identity} {new['r']} {new['p']!r} {new['k']!r} {terms}"
    old = rng.choice(rows)
    if kind < 0.75:
        rows.remove(old)
        return f"R {old['id']}"
    if kind < 0.92 or old["p"] == 1000:
        old["k"] = rng.randint(-20, 20)
        return f"K {old['id']} {old['k']}"
    old["p"] = rng.choice([750, 500, 250, 1, 0.5])
    return f"P {old['id']} {old['p']!r}"


def system(seed):
    """Makes and solves a system, and returns its lines; None if the program fails."""
    try:
        return solved_system(seed)
    except ArithmeticError:
        return None


def solved_system(seed):
    rng = random.Random(seed)
    large = seed % 10 == 0
    n = rng.randint(10, 24) if large else rng.randint(2, 9)
    simple = rng.random() < 0.5
    rows, identity = [], 0
    lines = [f"S {seed} {n}"]
    for _ in range(rng.randint(2, 5)):
        before = [dict(r) for r in rows]
        for _ in range(rng.randint(8, 20) if large else rng.randint(2, 9)):
            lines.append(change(rng, n, rows, identity, simple))
            identity += 1
        lines.append("C")
        program = Program(n, rows)
        sums = program.levels()
        if sums is None:
            required = [r for r in rows if r["p"] == 1000]
            if len(required) > 8:
                raise ArithmeticError("too many subsets")
            for ids in conflicts(n, required):
                lines.append("X " + " ".join(str(i) for i in sorted(ids)))
            rows = before
            continue
        for priority, best in sums:
            lines.append(f"L {priority!r} {best:.12g}")
        for variable in rng.sample(range(n), min(n, 2)):
            ends = [program.bound(variable, sign) for sign in (1, -1)]
            lines.append(f"F {variable} " + " ".join("-" if e is None else f"{e:.12g}" for e in ends))
    return lines


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    made = 0
    with multiprocessing.Pool() as pool:
        for lines in pool.imap(system, itertools.count(seed), chunksize=8):
            if lines is None:
                continue
            print("\n".join(lines))
            made += 1
            if made == count:
                break


if __name__ == "__main__":
    main()
