import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aHar } from '../har.mother.ts';
import { scrubHar } from './scrub-har.ts';

const { RADIOLINK_CAPTURES: captures = '' } = process.env;

function statusFiles(): readonly string[] {
  const folder = join(captures, 'classic');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(file => /status-[^/]+\/.*\.json$/.test(file) && statSync(file).isFile());
}

/** Every number of an answer by its path, but those of a position. */
function figuresOf(text: string): readonly string[] {
  const figures: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !/lat|lon|alt|gps/i.test(path)) figures.push(`${path}=${value}`);
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key.length > 10 ? '' : key}`);
  };
  walk(JSON.parse(text), '');
  return figures;
}

describe.skipIf(captures === '')('scrubHar on captured answers of radios', () => {
  it('keeps every figure that is no position', () => {
    const files = statusFiles();
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const body = readFileSync(file, 'utf8');
      if (!/^\s*\{/.test(body)) continue;
      const scrubbed = scrubHar(aHar({ url: 'http://192.0.2.1/status.cgi', body }));
      const text = scrubbed.log.entries[0]?.response.content.text ?? '';
      expect({ file, figures: figuresOf(text) }).toEqual({ file, figures: figuresOf(body) });
    }
  });
});
