import { execFileSync } from 'node:child_process';

const HEX_DIGITS = 7;
const WITHOUT_HISTORY = 1;

/**
 * The seed of the property tests: `RADIOLINK_SEED` where it is set, else the commit. Each commit draws other cases, and
 * whoever runs the same commit draws the same ones.
 */
export function seedOfCommit(root: string): number {
  const asked = Number(process.env.RADIOLINK_SEED);
  if (Number.isInteger(asked) && asked > 0) return asked;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(commit.slice(0, HEX_DIGITS), 16);
  } catch {
    return WITHOUT_HISTORY;
  }
}
