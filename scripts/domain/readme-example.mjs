import { readFileSync } from 'node:fs';

const fence = (text, language) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1];

/** The first example of a README and what it says the example prints. */
export function readmeExample(file) {
  const text = readFileSync(file, 'utf8');
  const code = fence(text, 'js');
  const output = fence(text, 'text');
  if (code === undefined || output === undefined) throw new Error(`${file} has no example with its output`);
  return { code, output };
}
