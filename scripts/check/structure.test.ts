import { describe, expect, it } from 'vitest';
import { flowFigures, roomFigures, type SourceModule, unusedExportCount } from './structure.ts';

const aModule = (source: string, ...imports: readonly string[]): SourceModule => ({
  source,
  dependencies: imports.map(resolved => ({ resolved })),
});

const LINK = 'domain/src/link/link.ts';
const STATION = 'domain/src/station/station.ts';
const RADIO = 'domain/src/radio/band.ts';
const MODULES = [
  aModule(LINK, STATION),
  aModule(STATION, LINK, RADIO),
  aModule(RADIO),
  aModule('application/src/status/status.model.ts', LINK, LINK),
];
const LINES: Readonly<Record<string, number>> = { [LINK]: 30, [STATION]: 20, [RADIO]: 40 };
const linesOf = (file: string): number => LINES[file] ?? 5;

describe('the figures of a room', () => {
  it('the figures of a room are of its own files', () => {
    expect(roomFigures(['domain'], MODULES, linesOf)).toMatchObject({
      files: 3,
      lines: 90,
      median: 30,
      longest: 40,
    });
  });

  it('the figures of several rooms are of the files of all', () => {
    expect(roomFigures(['domain', 'application'], MODULES, linesOf)).toMatchObject({ files: 4, lines: 95 });
  });

  it('the figures of a room count a file that one other file imports, of whatever room, however often', () => {
    expect(roomFigures(['domain'], MODULES, linesOf).withOneImporter).toBe(2);
  });

  it('the figures of a room name the folders that reach each other, once', () => {
    expect(roomFigures(['domain'], MODULES, linesOf).circles).toEqual([['link', 'station']]);
  });

  it('the figures of a room find a circle by way of a third folder', () => {
    const modules = [
      aModule('ui/src/a/a.ts', 'ui/src/b/b.ts'),
      aModule('ui/src/b/b.ts', 'ui/src/c/c.ts'),
      aModule('ui/src/c/c.ts', 'ui/src/a/a.ts'),
    ];
    expect(roomFigures(['ui'], modules, linesOf).circles).toEqual([['a', 'b', 'c']]);
  });

  it('the figures of a room without files are zero', () => {
    expect(roomFigures(['ui'], [], linesOf)).toEqual({
      files: 0,
      lines: 0,
      median: 0,
      longest: 0,
      withOneImporter: 0,
      circles: [],
    });
  });
});

it('the figures of a flow are its steps, its files, and how often it goes from one file to the next', () => {
  const document = [
    '# Three flows',
    '## A login: 4',
    'From the press of the button.',
    '| # | step | file |',
    '|---|---|---|',
    '| 1 | `one` | `a.ts` |',
    '| 2 | `two` | `a.ts` |',
    '| 3 | `three` | `b.ts` |',
    '| 4 | `four` | `a.ts` |',
    '## An edit: 1',
    '| 1 | `one` | `c.ts` |',
  ].join('\n');
  expect(flowFigures(document)).toEqual([
    { title: 'A login', steps: 4, crossings: 2, files: 2 },
    { title: 'An edit', steps: 1, crossings: 0, files: 1 },
  ]);
});

it('the count of exports without use is of values and types, and of nothing else that knip finds', () => {
  const json = JSON.stringify({
    issues: [
      { file: 'a.ts', exports: [{ name: 'one' }, { name: 'two' }], types: [{ name: 'Three' }] },
      { file: 'b.ts', files: [{ name: 'b.ts' }], dependencies: [{ name: 'four' }] },
    ],
  });
  expect(unusedExportCount(json)).toBe(3);
  expect(unusedExportCount('{"issues":[]}')).toBe(0);
});
