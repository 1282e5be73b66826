import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { behind } from './behind.ts';
import { readOptions, UsageProblem } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'behind-'));
afterAll(() => rmSync(folder, { recursive: true }));
const options = (...args: string[]) => readOptions(args, ['ap-ptmp']);

it('records into a new file only', async () => {
  const file = join(folder, 'new.har');
  const { name, close } = await behind(
    options('--device', 'http://192.0.2.1', '--record', file, '--yes'),
    folder,
  );
  expect(name).toBe('http://192.0.2.1');
  expect(existsSync(file)).toBe(true);
  await close?.();
  const again = behind(options('--device', 'http://192.0.2.1', '--record', file, '--yes'), folder);
  await expect(again).rejects.toThrow(UsageProblem);
  await expect(again).rejects.toThrow('--record: EEXIST');
});

it('refuses to record without a terminal, as nobody could read the words that are kept', async () => {
  const recording = behind(
    options('--device', 'http://192.0.2.1', '--record', join(folder, 'x.har')),
    folder,
  );
  await expect(recording).rejects.toThrow('Without a terminal, add --yes.');
});

it('takes one recording at a time', async () => {
  const har = join(folder, 'a.har');
  writeFileSync(har, '{}');
  await expect(behind(options('--replay', har, har), folder)).rejects.toThrow('--replay takes one recording');
});
