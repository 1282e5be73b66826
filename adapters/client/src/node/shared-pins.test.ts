import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { filePins } from './certificate-pin.ts';

const folder = mkdtempSync(join(tmpdir(), 'radiolink-shared-pins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROCESSES = 4;
const PINS = 40;

/** The store of pins as a file that Node runs. */
async function builtPins(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('certificate-pin.ts', import.meta.url)),
      outDir: join(folder, 'built'),
      rollupOptions: { output: { entryFileNames: 'pins.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return pathToFileURL(join(folder, 'built', 'pins.mjs')).href;
}

describe('filePins', () => {
  it('keeps every certificate that several processes remember in one file at the same time', async () => {
    const module = await builtPins();
    const path = join(folder, 'pins.json');
    const exits = Array.from({ length: PROCESSES }, async (_, process_) => {
      const script = `import { filePins } from '${module}';
        const pins = filePins(${JSON.stringify(path)});
        for (let pin = 0; pin < ${PINS}; pin += 1) pins.remember('https://${process_}-' + pin, 'AA');`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
      return ((await once(child, 'exit')) as [number])[0];
    });
    expect(await Promise.all(exits)).toEqual(Array.from({ length: PROCESSES }, () => 0));
    const kept = JSON.parse(readFileSync(path, 'utf8')) as object;
    expect(Object.keys(kept)).toHaveLength(PROCESSES * PINS);
    expect(readdirSync(folder).toSorted()).toEqual(['built', 'pins.json']);
  });

  it('takes over the lock of a process that ended in the middle of writing pins', () => {
    const path = join(folder, 'left.json');
    writeFileSync(`${path}.lock`, '');
    filePins(path).remember('https://192.0.2.1', 'AA');
    expect(filePins(path).read('https://192.0.2.1')).toBe('AA');
    expect(readdirSync(folder).filter(name => name.startsWith('left'))).toEqual(['left.json']);
  });
});
