import { runCommand } from './command.ts';

try {
  await runCommand({
    args: process.argv.slice(2),
    tell: text => process.stdout.write(text),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
}
