import { readFileSync } from 'node:fs';

const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** The examples of a README, each with what it says it prints: code whose next fence is its output. */
export function readmeExamples(file) {
  const fences = [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, language, text]) => ({
    language,
    text,
  }));
  const examples = fences.flatMap(({ language, text: code }, place) => {
    const next = fences[place + 1];
    return language === 'js' && next?.language === 'text' ? [{ code, output: next.text }] : [];
  });
  if (examples.length === 0) throw new Error(`${file} has no example with its output`);
  return examples;
}
