import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';
import { nameChunks, portChunk } from './port-chunks.ts';

const { default: namePortChunks } = await plain<{
  default: (this: object, source: string) => string;
}>('build/port-chunks-loader.mjs');
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

describe('the files of ports', () => {
  it('the files of ports are written out by the loader, which sees new ones too', () => {
    const folder = aFolder({ 'parts/ping/ports.ts': '', 'parts/log/ports.ts': '', 'parts/none/a.ts': '' });
    const addContextDependency = vi.fn<(folder: string) => void>();
    const loader = {
      getOptions: () => ({ nameChunks }),
      resourcePath: join(folder, 'modules/loader.ts'),
      addContextDependency,
    };
    const source = "const A = import.meta.glob<B<C>>('../parts/*/ports.ts');";
    expect(namePortChunks.call(loader, source)).toBe(
      "const A = ({ '../parts/log/ports.ts': () => import(/* webpackChunkName: \"page-log-part-ts\" */ '../parts/log/ports.ts'), " +
        "'../parts/ping/ports.ts': () => import(/* webpackChunkName: \"page-ping-part-ts\" */ '../parts/ping/ports.ts') });",
    );
    expect(addContextDependency).toHaveBeenCalledExactlyOnceWith(join(folder, 'parts/'));
  });

  it('the files of ports without a pattern leave a source as it is', () => {
    const source = "const a = import('./a.ts'); import.meta.url;";
    expect(nameChunks(source, '/', () => undefined)).toBe(source);
  });

  it.each([
    ['../../http/v1/cloud/ports.ts', 'v1-services'],
    ['../../http/v1/weather/ports.ts', 'v1-rain'],
    ['../../http/classic/no-such-page/ports.ts', 'ports-no-such-page'],
  ])('the files of ports of %s go to %s', (path, chunk) => {
    expect(portChunk(path)).toBe(chunk);
  });
});
