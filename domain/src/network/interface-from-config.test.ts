import { describe, expect, it } from 'vitest';
import { speedChanges } from './interface-to-config.ts';
import { ALL_LINK_MODES } from './interface.ts';

const PORT = new Map([
  ['netconf.2.devname', 'eth0'],
  ['netconf.2.autoneg', 'enabled'],
]);
const FIXED = new Map([
  ['netconf.2.devname', 'eth0'],
  ['netconf.2.autoneg', 'disabled'],
  ['netconf.2.speed', '100'],
  ['netconf.2.duplex', 'disabled'],
]);

describe('the speed of a port', () => {
  it('the speed of a port is fixed by its speed and duplex, without auto-negotiation', () => {
    expect(speedChanges(PORT, 'eth0', { speed: 3 })).toEqual(
      new Map([
        ['netconf.2.autoneg', 'disabled'],
        ['netconf.2.speed', '10'],
        ['netconf.2.duplex', 'enabled'],
      ]),
    );
  });

  it('the speed of a port is negotiated again, without what was fixed', () => {
    expect(speedChanges(FIXED, 'eth0', { speed: 0 })).toEqual(
      new Map([
        ['netconf.2.autoneg', 'enabled'],
        ['netconf.2.speed', undefined],
        ['netconf.2.duplex', undefined],
      ]),
    );
  });

  it('the speed of a port is unchanged when it is chosen again', () => {
    expect(speedChanges(FIXED, 'eth0', { speed: 2 })).toEqual(new Map());
    expect(speedChanges(PORT, 'eth0', { speed: 0, advertised: ALL_LINK_MODES })).toEqual(new Map());
  });

  it('the speed of a port of an interface that does not exist is nothing', () => {
    expect(speedChanges(PORT, 'eth1', { speed: 1 })).toEqual(new Map());
  });
});

describe('the advertised modes', () => {
  const limited = { ...ALL_LINK_MODES, '1000half': false };

  it('the advertised modes are written all when one of them is not advertised', () => {
    const changes = speedChanges(PORT, 'eth0', { advertised: limited });
    expect([...changes.keys()]).toHaveLength(6);
    expect(changes.get('netconf.2.advertise.1000half')).toBe('disabled');
    expect(changes.get('netconf.2.advertise.1000full')).toBe('enabled');
  });

  it('the advertised modes are removed when all six are advertised again', () => {
    const values = new Map(PORT);
    for (const [key, value] of speedChanges(PORT, 'eth0', { advertised: limited }))
      values.set(key, value ?? '');
    const back = speedChanges(values, 'eth0', { advertised: ALL_LINK_MODES });
    expect([...back.values()]).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});
