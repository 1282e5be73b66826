import { describe, expect, it } from 'vitest';
import { firmwareConcerns, firmwareVersionIn } from './firmware-checks.ts';

const TARGET = { running: 'WA.ar934x.v8.7.18.48247.250728.0850', required: 'v8.5.0', remote: 'v8.7.18' };
const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';
const said = (version: string | undefined, more: { sizeBytes?: number; remote?: string } = {}) =>
  firmwareConcerns(
    { version, sizeBytes: more.sizeBytes ?? 8_000_000 },
    { ...TARGET, remote: more.remote ?? TARGET.remote },
  ).map(({ blocks, problem }) => `${blocks ? 'no' : 'ask'}: ${problem.key}`);

describe('reasons against a firmware', () => {
  it('reasons against a firmware are none for a newer one of the same hardware', () => {
    expect(said(NEWER)).toEqual([]);
    expect(firmwareConcerns({ version: NEWER }, TARGET)).toEqual([]);
  });

  it.each([
    ['XW.ar934x.v6.3.22.34100.250716.1044', 'no: Firmware {version} is for other hardware.'],
    ['WA.ar934x.v8.4.9.1000a.250716.1044', 'no: This device requires firmware {required} or newer.'],
    ['WA.ar934x.v8.7.17.48000.250101.1044', 'ask: Firmware {version} is older than {running}.'],
    ['WA.ar934x.v8.7.18.48247.250728.0850', 'ask: Firmware {version} is installed already.'],
    [undefined, 'ask: The file does not contain a known firmware version.'],
    ['a-holiday-picture', 'ask: The file does not contain a known firmware version.'],
  ])('%s: %s', (version, reason) => {
    expect(said(version)).toEqual([reason]);
  });

  it('name the remote end that would no longer fit', () => {
    expect(said(NEWER, { remote: 'v8.0.0' })).toEqual([
      'ask: Firmware {local} on this device is not compatible with {remote} on the remote end. Update the remote end.',
    ]);
  });

  it.each([
    [0, 'no: The file is empty.'],
    [64 * 1024 * 1024 + 1, 'no: The file is larger than {max} MiB.'],
  ])('a file of %d bytes: %s', (sizeBytes, reason) => {
    expect(said(NEWER, { sizeBytes })).toEqual([reason]);
  });
});

describe('the version of a file', () => {
  it.each([
    ['firmware.bin', `UBNT${NEWER}\0\0`, NEWER],
    [`${NEWER}.bin`, 'PK', NEWER],
    ['v8.7.19.bin', '', 'v8.7.19'],
    ['holiday.jpg', '\u00ff\u00d8\u00ff', undefined],
  ])('%s', (name, head, version) => {
    expect(firmwareVersionIn(name, head)).toBe(version);
  });
});
