import { array, assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areFirmwaresCompatible,
  FIRMWARE_COMPATIBILITY_RANGES,
  firmwareMismatch,
  isFirmwareAllowed,
  isForHardware,
} from './firmware-compatibility.ts';
import {
  compareFirmware,
  firmwareDate,
  firmwareText,
  type FirmwareVersion,
  parseFirmwareVersion,
} from './firmware-version.ts';

function version(text: string): FirmwareVersion {
  return parseFirmwareVersion(text)!;
}

describe('a firmware version', () => {
  it.each([
    ['v8.7.18', undefined, undefined, [8, 7, 18]],
    ['8.7.18', undefined, undefined, [8, 7, 18]],
    ['V4', undefined, undefined, [4]],
    ['AF60.v1.2.4', 'AF60', undefined, [1, 2, 4]],
    ['XM.v6.3.16', 'XM', undefined, [6, 3, 16]],
    ['XM.6.3.16', 'XM', undefined, [6, 3, 16]],
    ['XC.qca956x.v8.7.4', 'XC', 'qca956x', [8, 7, 4]],
    [' v8.0.0.3.5\n', undefined, undefined, [8, 0, 0, 3, 5]],
  ])('a firmware version is read from %j', (text, family, soc, numbers) => {
    expect(parseFirmwareVersion(text)).toEqual({
      family,
      soc,
      numbers,
      preRelease: undefined,
      build: undefined,
      date: undefined,
    });
  });

  it.each([
    ['WA.ar934x.v8.7.18.48247.250728.0850', 'WA', 'ar934x', [8, 7, 18], '48247', '2025-07-28'],
    ['WA.v8.7.19.48279.250811.0636', 'WA', undefined, [8, 7, 19], '48279', '2025-08-11'],
    ['v8.7.19.48279.250811.0636', undefined, undefined, [8, 7, 19], '48279', '2025-08-11'],
    ['GMC.ipq5018.v4.1.0.0edad4ab.251212.0922', 'GMC', 'ipq5018', [4, 1, 0], '0edad4ab', '2025-12-12'],
    ['XM.ar7240.v5.6.15.30572.170328.1052', 'XM', 'ar7240', [5, 6, 15], '30572', '2017-03-28'],
    ['XW.ar934x.v6.0.0.4.30572.171332.1052', 'XW', 'ar934x', [6, 0, 0, 4], '30572', undefined],
  ])('a firmware version is read with its build from %s', (text, family, soc, numbers, build, date) => {
    expect(parseFirmwareVersion(text)).toEqual({ family, soc, numbers, preRelease: undefined, build, date });
  });

  it.each([
    ['v8.7.18-beta.3', 'beta.3', undefined],
    ['WA.ar934x.v8.7.18-rc1.48247.250728.0850', 'rc1', '48247'],
  ])('a firmware version is read with its pre-release from %s', (text, preRelease, build) => {
    expect(parseFirmwareVersion(text)).toMatchObject({ numbers: [8, 7, 18], preRelease, build });
  });

  it.each([
    '',
    'v',
    'x',
    'v8.',
    '.8',
    'v8..7',
    'v8.7.18 beta',
    'v8.7.x',
    'WA.ar934x.board.v8.7',
    '-8',
    'v8-',
    `v${'8.'.repeat(80)}1`,
    `v${'9'.repeat(10)}`,
  ])('a firmware version is not read from %j', text => {
    expect(parseFirmwareVersion(text)).toBeUndefined();
  });

  it('a firmware version may have 120 characters', () => {
    const longest = `v${'8.'.repeat(59)}1`;
    expect(longest).toHaveLength(120);
    expect(parseFirmwareVersion(longest)?.numbers).toHaveLength(60);
    expect(parseFirmwareVersion(`${longest}1`)).toBeUndefined();
  });

  it('a firmware version is written as people say it', () => {
    expect(firmwareText(version('WA.ar934x.v8.7.18.48247.250728.0850'))).toBe('v8.7.18');
    expect(firmwareText(version('8.7.18-beta.3'))).toBe('v8.7.18-beta.3');
  });

  it('a firmware version is read from any text without throwing', () => {
    assert(
      property(string(), string(), (before, after) => {
        expect(parseFirmwareVersion(`${before}v8.7.18${after}`)?.numbers.length ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  it('a firmware version comes back from its text', () => {
    assert(
      property(nat(999), array(nat(999), { maxLength: 4 }), (first, others) => {
        expect(version(firmwareText({ numbers: [first, ...others] })).numbers).toEqual([first, ...others]);
      }),
    );
  });
});

describe('the date of a firmware', () => {
  it.each([
    ['250728', '2025-07-28'],
    ['170101', '2017-01-01'],
    ['991231', '2099-12-31'],
    ['', undefined],
    ['250028', undefined],
    ['251328', undefined],
    ['250700', undefined],
    ['250732', undefined],
    ['2507281', undefined],
    ['x250728', undefined],
  ])('%s is %s', (digits, date) => {
    expect(firmwareDate(digits)).toBe(date);
  });
});

describe('comparing firmware versions', () => {
  it.each([
    ['v8.7.17', 'v8.7.18'],
    ['v8.7.9', 'v8.7.18'],
    ['v8.7', 'v8.7.1'],
    ['v8.0.0.3.4', 'v8.0.0.3.5'],
    ['v7.9.9', 'v8.0.0'],
    ['v8.7.18-beta.3', 'v8.7.18'],
    ['v8.7.18-beta.3', 'v8.7.18-beta.12'],
    ['v8.7.18-beta', 'v8.7.18-rc'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareFirmware(version(older), version(newer))).toBeLessThan(0);
    expect(compareFirmware(version(newer), version(older))).toBeGreaterThan(0);
  });

  it.each([
    ['v8.7', 'v8.7.0'],
    ['WA.ar934x.v8.7.18.48247.250728.0850', 'v8.7.18'],
    ['v8.7.18-beta.3', '8.7.18-beta.3'],
  ])('%s is the same release as %s', (one, other) => {
    expect(compareFirmware(version(one), version(other))).toBe(0);
    expect(compareFirmware(version(other), version(one))).toBe(0);
  });
});

describe('firmware compatibility ranges, §9', () => {
  it('firmware compatibility ranges are 7.0.0 to 7.1.6, 7.2.0 to 7.2.0.3.4, 8.0.0 to 8.0.0.3.5', () => {
    const spans = FIRMWARE_COMPATIBILITY_RANGES.map(({ first, last }) => [
      firmwareText(first),
      firmwareText(last),
    ]);
    expect(spans).toEqual([
      ['v7.0.0', 'v7.1.6'],
      ['v7.2.0', 'v7.2.0.3.4'],
      ['v8.0.0', 'v8.0.0.3.5'],
    ]);
  });

  it.each([
    ['v7.0.0', 'v7.1.6', true],
    ['v7.2.0', 'v7.2.0.3.4', true],
    ['v8.0.0', 'v8.0.0.3.5', true],
    ['v8.7.18', 'v8.7.1', true],
    ['v6.3.16', 'v8.7.18', true],
    ['v7.1.6', 'v7.2.0', false],
    ['v7.1.6', 'v7.1.7', false],
    ['v6.9.9', 'v7.0.0', false],
    ['v7.2.0.3.4', 'v7.2.0.3.5', false],
    ['v7.1.7', 'v7.2.0', false],
    ['v8.0.0.3.5', 'v8.0.0.3.6', false],
    ['v8.0.0.3.5', 'v8.7.18', false],
    ['v7.2.0.3.4', 'v8.0.0', false],
  ])('%s with %s: %s', (one, other, compatible) => {
    expect(areFirmwaresCompatible(version(one), version(other))).toBe(compatible);
    expect(areFirmwaresCompatible(version(other), version(one))).toBe(compatible);
  });

  it.each([
    ['WA.ar934x.v8.0.0.3.5', 'v8.7.18', 'Update this device.'],
    ['v8.7.18', 'v8.0.0', 'Update the remote end.'],
    ['v7.1.8', 'v7.2.0.1', 'Update the remote end.'],
    ['v7.0.0', 'v8.0.0', 'Update both ends.'],
  ])('%s and %s are not compatible: %s', (local, remote, advice) => {
    expect(firmwareMismatch(local, remote)?.key).toBe(
      `Firmware {local} on this device is not compatible with {remote} on the remote end. ${advice}`,
    );
  });

  it('firmware compatibility ranges are named in the words', () => {
    expect(firmwareMismatch('WA.ar934x.v8.0.0.3.5', 'v8.7.18')?.values).toEqual({
      local: 'v8.0.0.3.5',
      remote: 'v8.7.18',
    });
  });

  it.each([
    ['v8.7.17', 'v8.7.18'],
    [undefined, 'v8.0.0'],
    ['v8.0.0', undefined],
    ['v8.0.0', 'new'],
  ])('say nothing of %s with %s', (local, remote) => {
    expect(firmwareMismatch(local, remote)).toBeUndefined();
  });

  it.each([
    ['v8.7.18', 'v8.5.0', true],
    ['v8.5.0', 'v8.5.0', true],
    ['v8.4.9', 'v8.5.0', false],
    ['v8.4.9', undefined, true],
    ['custom', 'v8.5.0', true],
  ])('%s on a board that requires %s: %s', (firmware, required, allowed) => {
    expect(isFirmwareAllowed(firmware, required)).toBe(allowed);
  });
});

describe('an image for the hardware', () => {
  it.each([
    ['WA.ar934x.v8.7.19.48279.250811.0636', 'WA.ar934x.v8.7.18.48247.250728.0850', true],
    ['WA.v8.7.19.48279.250811.0636', 'XW.ar934x.v6.3.16.33429.241004.1620', false],
    ['WA.v8.7.19.48279.250811.0636', 'AF60.ipq807x.v2.6.2.45120.230112.1007', false],
    ['AF60.v1.2.4', 'AF60.ipq807x.v2.6.2.45120.230112.1007', true],
    ['GMC.ipq5018.v4.1.0.0edad4ab.251212.0922', 'MGMP.ipq807x.v4.1.0.0edad4ab.251212.0922', false],
    ['v8.7.19', 'WA.ar934x.v8.7.18.48247.250728.0850', true],
    ['WA.v8.7.19', '', true],
  ])('%s on what runs %s: %s', (image, running, fits) => {
    expect(isForHardware(image, running)).toBe(fits);
  });
});
