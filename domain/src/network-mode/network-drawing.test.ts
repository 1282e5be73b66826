import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkConfigurations } from './network-configuration.mother.ts';
import { drawnInterfaces, networkDrawing } from './network-drawing.ts';

/** The lines of a text that match, by what the pattern takes from them. */
const lines = (text: string, pattern: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(pattern)];

describe('the drawing of 200 generated configurations', () => {
  it('equals the configuration', () => {
    assert(
      property(networkConfigurations, configuration => {
        const text = configuration.toString();
        const drawn = drawnInterfaces(configuration.entries());
        const members = lines(text, /^bridge\.(\d+)\.port\.\d+\.devname=(.+)$/gm);
        for (const [, bridge, member] of members) {
          const name = configuration.get(`bridge.${bridge}.devname`) ?? '';
          expect(drawn.get(name)?.from).toContain(member);
        }
        expect(
          [...drawn.values()].filter(({ kind }) => kind === 'bridge').flatMap(({ from }) => from),
        ).toHaveLength(members.length);
        for (const [, entry, name] of lines(text, /^netconf\.(\d+)\.devname=(.+)$/gm)) {
          const ip = configuration.get(`netconf.${entry}.ip`) ?? '0.0.0.0';
          const { address, client } = drawn.get(name ?? '') ?? {};
          expect(address ?? '0.0.0.0/24').toBe(client === undefined ? `${ip}/24` : '0.0.0.0/24');
        }
        const wan = [...drawn.values()].filter(({ role }) => role === 'wan');
        expect(wan.length).toBe(configuration.get('netmode') === 'bridge' ? 0 : 1);
      }),
      { numRuns: 200 },
    );
  });

  it('has no change of its own', () => {
    assert(
      property(networkConfigurations, configuration => {
        const values = configuration.entries();
        expect(networkDrawing(values, values).filter(({ change }) => change !== undefined)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

it('marks what is added, removed and changed', () => {
  const original = new Map([
    ['netconf.status', 'enabled'],
    ['netconf.1.devname', 'eth0'],
    ['netconf.1.status', 'enabled'],
    ['netconf.2.devname', 'br0'],
    ['netconf.2.status', 'enabled'],
    ['netconf.2.role', 'mlan'],
    ['netconf.2.ip', '192.0.2.20'],
    ['netconf.2.netmask', '255.255.255.0'],
  ]);
  const pending = new Map([
    ...original,
    ['netconf.1.status', 'disabled'],
    ['netconf.2.ip', '192.0.2.21'],
    ['netconf.3.devname', 'eth0.10'],
    ['netconf.3.status', 'enabled'],
  ]);
  expect(
    networkDrawing(original, pending).map(({ name, change, address }) => [name, change, address]),
  ).toEqual([
    ['br0', 'changed', '192.0.2.21/24'],
    ['eth0', 'removed', undefined],
    ['eth0.10', 'added', undefined],
  ]);
});
