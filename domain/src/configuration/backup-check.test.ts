import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupProblems, fileProblem } from './backup-check.ts';
import { ConfigText } from './config-text.ts';
import { bridgeLines, bridgeText } from './config-text.mother.ts';

describe('a file that is to be a configuration', () => {
  it.each([
    ['', 'The file is empty.'],
    [' \r\n\n', 'The file is empty.'],
    ['\uFEFF\n', 'The file is empty.'],
    [`a=${'x'.repeat(1024 * 1024)}`, 'The file is larger than {limit} KiB.'],
    ['\u001F\uFFFD\b\0\0', 'The file is a gzip archive from a device that supports only the versioned API.'],
    ['\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD', 'The file is not a text file.'],
    ['{"radio": {"mode": 1}}', 'The file is not a device configuration.'],
    ['<!doctype html>\n<html lang="en">\n</html>\n', 'The file is not a device configuration.'],
    ['[core]\neditor=vi\nPATH=/bin\nHOME=/root\n', 'The file is not a device configuration.'],
    ['a=1\nb=2\nradio.1.freq=5500\n', 'The file is not a device configuration.'],
    ['# nothing but a comment', 'The file is not a device configuration.'],
  ])('%j has a problem', (text, problem) => {
    expect(fileProblem(text)?.key).toBe(problem);
    expect(backupProblems(text).map(({ key }) => key)).toEqual([problem]);
  });
  it('names the limit of its size', () => {
    expect(fileProblem('x'.repeat(1024 * 1024 + 1))?.values).toEqual({ limit: 1024 });
  });
  it.each([
    ['a whole one', bridgeText],
    ['one with a byte order mark and CRLF', `\uFEFF${bridgeLines.join('\r\n')}`],
    ['a part of one', 'radio.1.freq=5500\n'],
    ['one with an unknown section', 'radio.1.freq=5500\nnew.thing=1\n'],
    ['one of which half is known', 'radio.1.freq=5500\nnew.thing=1\n'],
    ['one with lines of white space', `${bridgeText}  \t\n`],
    ['one with a name in Latin-1', `${bridgeText}snmp.location=M\uFFFDnchen\n`],
  ])('%s has none', (_, text) => {
    expect(fileProblem(text)).toBeUndefined();
  });
});

describe('a backup that is to be restored', () => {
  it('a backup that is to be restored has no problem when it is whole', () => {
    expect(backupProblems(bridgeText)).toEqual([]);
  });
  it('a backup that is to be restored may have lines of white space', () => {
    expect(backupProblems(`${bridgeText}  \t\n \n`)).toEqual([]);
  });
  it('a backup that is to be restored has a problem for every line that the device would refuse, without the line itself', () => {
    expect(backupProblems(bridgeText.replace('netmode=bridge', 'my secret'))).toEqual([
      { key: 'Line {line} is not in key=value format.', values: { line: 1 } },
      {
        key: 'The file is incomplete. Missing: {sections}.',
        values: { sections: 'netmode' },
      },
    ]);
  });
  it('a backup that is to be restored is incomplete wherever it is cut before its last section', () => {
    const end = bridgeText.indexOf('users.1.name');
    for (let cut = 1; cut < end; cut += 1) expect(backupProblems(bridgeText.slice(0, cut))).not.toEqual([]);
  });
});

const captures = process.env['RADIOLINK_CAPTURES'];

describe.skipIf(!captures)('real configurations', () => {
  const folder = join(captures ?? '', 'classic/config');
  const files = captures ? readdirSync(folder) : [];
  it.each(files)('%s is a whole backup and round-trips byte for byte', file => {
    const text = readFileSync(join(folder, file), 'utf8');
    const config = ConfigText.parse(text);
    for (const key of config.keys()) config.get(key);
    expect(config.toString()).toBe(text);
    expect(config.invalidLines()).toEqual([]);
    expect(backupProblems(text)).toEqual([]);
  });
});
