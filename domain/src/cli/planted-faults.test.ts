import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../configuration/property-runs.mother.ts';
import { checkText } from './check-command.ts';
import { deviceLines } from './device-configuration.mother.ts';
import { runOn } from './memory-io.mother.ts';
import { withPlantedFaults } from './planted-fault.mother.ts';

const places = (text: string): readonly string[] =>
  checkText(text).map(({ line, key }) => `${line ?? 'no line'} ${key ?? ''}`.trim());

describe('check on generated configurations', () => {
  it('finds nothing in 300 faultless ones', () => {
    fc.assert(
      fc.property(deviceLines, lines => {
        expect(checkText(lines.join('\n'))).toEqual([]);
      }),
      runs(300),
    );
  });
  it('finds every planted fault and nothing else in as many generated ones', () => {
    fc.assert(
      fc.property(deviceLines.chain(withPlantedFaults), ({ text, expected }) => {
        expect(places(text)).toEqual(expected);
      }),
      runs(1_000),
    );
  });
  it('never prints a secret of theirs', () => {
    fc.assert(
      fc.property(deviceLines.chain(withPlantedFaults), deviceLines, ({ text }, lines) => {
        const files = { a: text, b: lines.join('\n') };
        const commands = [
          ['check', 'a'],
          ['diff', 'a', 'b'],
          ['explain', 'a'],
          ['explain', '--json', 'a'],
          ['diff', '--json', 'b', 'a'],
        ];
        const printed = commands
          .map(given => runOn(files, ...given))
          .map(({ out, err }) => out + err)
          .join('');
        expect(printed).not.toMatch(/hunter2|only-for-us/);
      }),
      runs(50),
    );
  });
});

const captures = process.env['RADIOLINK_CAPTURES'];

describe.skipIf(!captures)('check on real configurations', () => {
  const folder = join(captures ?? '', 'classic/config');
  const files = captures ? readdirSync(folder) : [];
  it.each(files)('finds no error in %s', file => {
    const findings = checkText(readFileSync(join(folder, file), 'utf8'), { backup: true });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
