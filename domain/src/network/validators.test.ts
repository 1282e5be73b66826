import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMac, normalMac } from './mac.ts';
import {
  checkPort,
  checkPortOrRange,
  checkRequired,
  checkSsid,
  checkSystemPort,
  isInteger,
  SPEED_TEST_PORTS,
  SSID_MAX_LENGTH,
} from './validators.ts';

describe('MAC: six colon-separated hex pairs, §5', () => {
  it.each(['24:A4:3C:11:22:33', '00:00:00:00:00:00', 'ff:ff:ff:ff:ff:ff'])('accepts %s', mac => {
    expect(checkMac(mac)).toBeUndefined();
  });

  it.each([
    '',
    '24A43C112233',
    '24-A4-3C-11-22-33',
    '24:A4:3C:11:22',
    '24:A4:3C:11:22:33:44',
    '2G:A4:3C:11:22:33',
  ])('refuses %j', mac => {
    expect(checkMac(mac)).toEqual({
      key: 'Enter a MAC address: six pairs of hexadecimal digits separated by colons, such as {example}.',
      values: { example: '24:A4:3C:11:22:33' },
    });
  });

  it.each([' 24:A4:3C:11:22:33', '24:A4:3C:11:22:33\n', '24:A4:3C:11:22:333', '4:A4:3C:11:22:33'])(
    'refuses %j',
    mac => {
      expect(checkMac(mac)).toBeDefined();
    },
  );
});

describe('a MAC address in its normal form', () => {
  it.each(['24a43c112233', '24-a4-3c-11-22-33', '24a4.3c11.2233', '24:A4:3C:11:22:33'])(
    'a MAC address in its normal form is made of %s',
    mac => {
      expect(normalMac(mac)).toBe('24:A4:3C:11:22:33');
    },
  );

  it.each(['', '24a43c11223', '24a43c1122334', 'x24a43c112233', '24a43c11223g'])(
    'a MAC address in its normal form is not made of %j',
    mac => {
      expect(normalMac(mac)).toBeUndefined();
    },
  );
});

describe('SSID: up to 32 printable ASCII characters, §5', () => {
  it('an SSID has at most 32 characters, §9', () => {
    expect(SSID_MAX_LENGTH).toBe(32);
    expect(checkSsid('x'.repeat(32))).toBeUndefined();
    expect(checkSsid('x'.repeat(33))).toEqual({
      key: 'Use at most {length} characters.',
      values: { length: 32 },
    });
  });

  it('accepts every printable character', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
    expect(printable.filter(character => checkSsid(character) !== undefined)).toEqual([]);
  });

  it.each(['\u001f', '\u007f', '\n', 'é', '😀', 'a\tb'])('refuses %j', ssid => {
    expect(checkSsid(ssid)).toEqual({ key: 'Use printable ASCII characters only.' });
  });
});

describe('a required value', () => {
  it('a required value may not be empty', () => {
    expect(checkRequired('')).toEqual({ key: 'This value is required.' });
    expect(checkRequired(' ')).toBeUndefined();
  });
});

const OUT_OF_RANGE = { key: 'Enter a port from {min} to {max}.', values: { min: 1, max: 65_535 } };
const NOT_A_RANGE = {
  key: 'Enter a port from {min} to {max}, or a range such as {example}.',
  values: { min: 1, max: 65_535, example: '8000:8080' },
};

describe('integer: digits only, §5', () => {
  it.each(['0', '7', '007', '65535', '9007199254740993'])('accepts %s', value => {
    expect(isInteger(value)).toBe(true);
  });

  it.each(['', '-1', '+1', '1.0', '1e3', ' 1', '1\n', '0x1', '١'])('refuses %j', value => {
    expect(isInteger(value)).toBe(false);
  });
});

describe('port: 1 to 65535, §5', () => {
  it('accepts each of the 65,535 ports and refuses what lies beside them', () => {
    const accepted = Array.from({ length: 65_540 }, (_, port) => port).filter(
      port => checkPort(String(port)) === undefined,
    );
    expect(accepted).toHaveLength(65_535);
    expect(accepted[0]).toBe(1);
    expect(accepted.at(-1)).toBe(65_535);
  });

  it.each(['', '0', '65536', '-1', '80.0', '80 ', 'http'])('refuses %j with the range', value => {
    expect(checkPort(value)).toEqual(OUT_OF_RANGE);
  });
});

describe('port range low:high with low <= high, §5', () => {
  it.each(['1', '65535', '80:80', '80:81', '1:65535'])('accepts %s', value => {
    expect(checkPortOrRange(value)).toBeUndefined();
  });

  it.each(['81:80', '65535:1', '10:9'])('refuses %s, the higher port first', value => {
    expect(checkPortOrRange(value)).toEqual({ key: 'Enter the lower port of the range first.' });
  });

  it.each(['', ':', '80:', ':80', '0:80', '80:65536', '1:2:3', '80-90', '80 : 90'])('refuses %j', value => {
    expect(checkPortOrRange(value)).toEqual(NOT_A_RANGE);
  });

  it('judges any text without throwing', () => {
    assert(
      property(string(), text => {
        expect(checkPortOrRange(text) ?? {}).toBeTypeOf('object');
      }),
    );
  });
});

describe('system port, §5', () => {
  const services = [
    { port: 22, enabled: true },
    { port: 23, enabled: false },
  ];

  it('the speed test uses 53762, 57436, 57437 and 61780, §9', () => {
    expect(SPEED_TEST_PORTS).toEqual([53_762, 57_436, 57_437, 61_780]);
  });

  it.each(['53762', '57436', '57437', '61780', '50841'])('refuses %s: {0} is used by system', value => {
    expect(checkSystemPort(value, { services })).toEqual({
      key: '{0} is used by system',
      values: { 0: Number(value) },
    });
  });

  it('refuses the port of the spectrum view that the device names', () => {
    const inUse = { services, airviewPort: 18_888 };
    expect(checkSystemPort('18888', inUse)?.key).toBe('{0} is used by system');
    expect(checkSystemPort('50841', inUse)).toBeUndefined();
  });

  it('refuses the port of an enabled service: {0} is used by another service', () => {
    expect(checkSystemPort('22', { services })).toEqual({
      key: '{0} is used by another service',
      values: { 0: 22 },
    });
  });

  it('accepts the port of a disabled service and a free one', () => {
    expect(checkSystemPort('23', { services })).toBeUndefined();
    expect(checkSystemPort('8080', { services })).toBeUndefined();
  });

  it('names the system first when a service sits on its port', () => {
    expect(checkSystemPort('53762', { services: [{ port: 53_762, enabled: true }] })?.key).toBe(
      '{0} is used by system',
    );
  });

  it('says first that a text is no port', () => {
    expect(checkSystemPort('0', { services })).toEqual(OUT_OF_RANGE);
  });

  it('refuses of all 65,535 ports exactly the six in use', () => {
    const refused = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(
      port => checkSystemPort(String(port), { services }) !== undefined,
    );
    expect(refused).toEqual([22, 50_841, 53_762, 57_436, 57_437, 61_780]);
  });
});
