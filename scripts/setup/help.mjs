import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Answers `--help` by what stands at the head of a script, before it installs or builds anything, and ends it.
 *
 * @param script `import.meta.url` of the script
 */
export function answerHelp(script) {
  if (!process.argv.slice(2).some(argument => argument === '--help' || argument === '-h')) return;
  console.log(headOf(readFileSync(fileURLToPath(script), 'utf8')));
  process.exit(0);
}

/** The first comment of a source, as plain text. */
function headOf(source) {
  const [, head = ''] = /\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return head
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim();
}
