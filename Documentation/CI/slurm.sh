#!/usr/bin/env bash
#SBATCH --job-name=goldens
#SBATCH --array=1-16
#SBATCH --cpus-per-task=2
#SBATCH --time=00:20:00
#
# Golden tests as a Slurm array, one shard per task; merge when all have ended:
#
#   array=$(sbatch --parsable slurm.sh)
#   sbatch --dependency="afterany:$array" --wrap \
#     "alrender merge-reports report-shard-* --expect-shards 16 --report report"
set -euo pipefail

count=${SLURM_ARRAY_TASK_COUNT:?run this with sbatch}
first=${SLURM_ARRAY_TASK_MIN:-1}
shard=$((SLURM_ARRAY_TASK_ID - first + 1))

# What an earlier run left behind must not count as this one's.
rm -rf "report-shard-$shard"
exec "${ALRENDER:-alrender}" verify --ci -j "${SLURM_CPUS_PER_TASK:-2}" \
  --shard "$shard/$count" --reporter list,json --report "report-shard-$shard"
