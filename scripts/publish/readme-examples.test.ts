import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

interface Example {
  readonly code: string;
  readonly output: string;
}
const { readmeExamples } = await plain<{ readmeExamples: (file: string) => readonly Example[] }>(
  'publish/readme-examples.mjs',
);

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const examplesOf = (...parts: readonly string[]) =>
  readmeExamples(join(aFolder({ 'README.md': parts.join('\nThen:\n\n') }), 'README.md'));

it('an example is code whose next fence is what it prints', () => {
  expect(examplesOf('# Title\n', fence('js', 'print(1)'), fence('text', '1'))).toEqual([
    { code: 'print(1)\n', output: '1\n' },
  ]);
});

it('every example of a README is found, in their order', () => {
  const one = [fence('js', 'a'), fence('text', '1')];
  const two = [fence('js', 'b\nc'), fence('text', '2')];
  expect(examplesOf(...one, ...two).map(({ code }) => code)).toEqual(['a\n', 'b\nc\n']);
});

it('code in another language, and code without its output, is no example', () => {
  const others = [fence('sh', 'npm install'), fence('text', 'done'), fence('js', 'a'), fence('sh', 'b')];
  expect(examplesOf(...others, fence('js', 'c'), fence('text', '3'))).toEqual([
    { code: 'c\n', output: '3\n' },
  ]);
});

it('a README without an example is refused by its name', () => {
  expect(() => examplesOf('# Title\n', fence('js', 'a'))).toThrow(/README\.md has no example/);
});
