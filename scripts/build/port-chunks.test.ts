import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nameChunks, portChunk } from './port-chunks.ts';

const MODULES = fileURLToPath(new URL('../../adapters/src/modules/parts/', import.meta.url));

describe('the chunk of a file of ports', () => {
  it.each([
    ['../../http/classic/ping/ports.ts', 'page-ping-part-ts'],
    ['../../http/classic/spectrum/transport-ports.ts', 'page-spectrum-part-ts'],
    ['../../browser/alignment/ports.ts', 'page-alignment-part-ts'],
    ['../../http/classic/notices/ports.ts', 'later'],
    ['../../browser/timeline/ports.ts', 'later'],
    ['../../http/classic/cloud/ports.ts', 'page-services-part-ts'],
    ['../../http/classic/hardware/ports.ts', 'ports-hardware'],
    ['../../http/classic/discovery/ports.ts', 'ports-discovery'],
    ['../../../http/v1/ping/ports.ts', 'v1-ping'],
    ['../../../http/v1/notices/ports.ts', 'v1-later'],
    ['../../../http/v1/locate/ports.ts', 'v1-system'],
  ])('%s is %s', (path, chunk) => {
    expect(portChunk(path)).toBe(chunk);
  });
});

it('the files that a pattern names are imported under the name of their chunk', () => {
  const folders: string[] = [];
  const source =
    "const FILES = import.meta.glob<FilePorts<ClassicBinding>>('../../http/classic/*/ports.ts');";
  const named = nameChunks(source, MODULES, folder => void folders.push(folder));
  expect(named).toContain(
    `'../../http/classic/locate/ports.ts': () => import(/* webpackChunkName: "ports-system" */ '../../http/classic/locate/ports.ts')`,
  );
  expect(named).not.toMatch(/import\.meta|status\/ports|classic\/spectrum/);
  expect(folders).toHaveLength(1);
});
