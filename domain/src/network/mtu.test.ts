import { describe, expect, it } from 'vitest';
import {
  checkMtu,
  DEFAULT_MAX_MTU,
  DEFAULT_MTU,
  maxMtuOf,
  MIN_IPV6_MTU,
  MIN_MTU,
  type MtuContext,
  skipsMtu,
  WIRELESS_DEFAULT_MAX_MTU,
} from './interface.ts';

const PORT = { isBridge: false, isVirtual: false };
const BRIDGE = { isBridge: true, isVirtual: false };
const VLAN = { isBridge: false, isVirtual: true };

function context(changes: Partial<MtuContext> = {}): MtuContext {
  return { interface: PORT, networkMode: 'router', advanced: false, maxMtu: 1524, ...changes };
}

describe('MTU, §5', () => {
  it('MTU is required: "MTU required."', () => {
    expect(checkMtu('', context())).toEqual({ key: 'MTU required.' });
  });

  it.each(['1280', '1500', '1524'])('MTU may be %s', value => {
    expect(checkMtu(value, context())).toBeUndefined();
  });

  it.each(['1279', '1525', '0', '-1500', '1500.0', '1e3', ' 1500', 'auto'])(
    'MTU may not be %j: "MTU must be between {minMTU} and {maxMtu}"',
    value => {
      expect(checkMtu(value, context())).toEqual({
        key: 'MTU must be between {minMTU} and {maxMtu}',
        values: { minMTU: 1280, maxMtu: 1524 },
      });
    },
  );

  it('keeps to the limits it is given', () => {
    const limits = context({ minMtu: MIN_MTU, maxMtu: 2024 });
    expect(checkMtu('68', limits)).toBeUndefined();
    expect(checkMtu('2024', limits)).toBeUndefined();
    expect(checkMtu('67', limits)?.values).toEqual({ minMTU: 68, maxMtu: 2024 });
    expect(checkMtu('2025', limits)?.values).toEqual({ minMTU: 68, maxMtu: 2024 });
  });

  it.each([
    { name: 'a port, simple, bridge', interface: PORT, advanced: false, networkMode: 'bridge', skips: true },
    { name: 'a VLAN, simple, bridge', interface: VLAN, advanced: false, networkMode: 'bridge', skips: true },
    {
      name: 'a bridge, simple, bridge',
      interface: BRIDGE,
      advanced: false,
      networkMode: 'bridge',
      skips: false,
    },
    { name: 'a port, simple, router', interface: PORT, advanced: false, networkMode: 'router', skips: false },
    { name: 'a port, simple, soho', interface: PORT, advanced: false, networkMode: 'soho', skips: false },
    { name: 'a VLAN, simple, router', interface: VLAN, advanced: false, networkMode: 'router', skips: false },
    { name: 'a VLAN, advanced, router', interface: VLAN, advanced: true, networkMode: 'router', skips: true },
    { name: 'a VLAN, advanced, bridge', interface: VLAN, advanced: true, networkMode: 'bridge', skips: true },
    {
      name: 'a port, advanced, bridge',
      interface: PORT,
      advanced: true,
      networkMode: 'bridge',
      skips: false,
    },
    {
      name: 'a bridge, advanced, bridge',
      interface: BRIDGE,
      advanced: true,
      networkMode: 'bridge',
      skips: false,
    },
  ] as const)('skipped for $name: $skips', ({ skips, name: _name, ...changes }) => {
    expect(skipsMtu(context(changes))).toBe(skips);
    expect(checkMtu('', context(changes)) === undefined).toBe(skips);
  });
});

describe('MTU limits, §9', () => {
  it('MTU limits are 68, 1280 for IPv6, 1500 by default, 1524 at most, 2024 for the radio', () => {
    expect([MIN_MTU, MIN_IPV6_MTU, DEFAULT_MTU, DEFAULT_MAX_MTU, WIRELESS_DEFAULT_MAX_MTU]).toEqual([
      68, 1280, 1500, 1524, 2024,
    ]);
  });

  it.each([
    ['eth0', 1524],
    ['eth1', 1524],
    ['ath0', 2024],
    ['wlan0', 1500],
    ['ubond0', 1500],
    ['br0', 1524],
    ['eth0.10', 1524],
    ['ath0.10', 2024],
  ])('%s unreported: %i', (devname, maximum) => {
    expect(maxMtuOf(devname)).toBe(maximum);
  });

  it('MTU limits are what the board reports', () => {
    const reported = new Map([['eth0', 2024]]);
    expect(maxMtuOf('eth0', reported)).toBe(2024);
    expect(maxMtuOf('eth0.10', reported)).toBe(2024);
    expect(maxMtuOf('eth1', reported)).toBe(1524);
  });

  it.each(['constructor', 'toString', '__proto__', 'constructor.10'])(
    'MTU limits of an interface called %s is that of any other',
    devname => {
      expect(maxMtuOf(devname)).toBe(1524);
    },
  );
});
