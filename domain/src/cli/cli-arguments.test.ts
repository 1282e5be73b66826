import { describe, expect, it } from 'vitest';
import { readArguments } from './cli-arguments.ts';

const read = (line: string) => readArguments(line.split(' ').filter(word => word !== ''));

describe('the arguments', () => {
  it.each([
    [
      'check a.cfg b.cfg',
      { kind: 'check', files: ['a.cfg', 'b.cfg'], json: false, backup: false, errorsOnly: false },
    ],
    ['check --json --backup -', { kind: 'check', files: ['-'], json: true, backup: true, errorsOnly: false }],
    ['check --errors a', { kind: 'check', files: ['a'], json: false, backup: false, errorsOnly: true }],
    ['--json diff a b', { kind: 'diff', before: 'a', after: 'b', json: true }],
    ['explain a --json', { kind: 'explain', file: 'a', json: true }],
    ['explain -- --json', { kind: 'explain', file: '--json', json: false }],
    ['--help', { kind: 'help' }],
    ['check -h', { kind: 'help' }],
  ])('%j are understood', (line, request) => {
    expect(read(line)).toEqual(request);
  });
  it.each([
    ['', 'No command given.'],
    ['chekc a', 'Unknown command chekc.'],
    ['check', 'check needs at least one file.'],
    ['diff a', 'diff needs two files.'],
    ['diff a b c', 'diff needs two files.'],
    ['explain', 'explain needs one file.'],
    ['explain a b', 'explain needs one file.'],
    ['check --jsno a', 'Unknown option --jsno.'],
    ['diff --backup a b', '--backup goes with check.'],
    ['explain --errors a', '--errors goes with check.'],
    ['diff - -', 'The standard input can be read once: name - for one file alone.'],
    ['check - --board -', 'The standard input can be read once: name - for one file alone.'],
    ['plan-mode - router --previous -', 'The standard input can be read once: name - for one file alone.'],
  ])('%j are refused', (line, words) => {
    expect(read(line)).toEqual({ kind: 'usage-error', words });
  });
});
