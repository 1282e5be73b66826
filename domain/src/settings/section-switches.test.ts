import { assert, boolean, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEnabledWhenMissing } from '../configuration/section.ts';
import { settingsCatalogue } from './catalogue.ts';
import { isEntryInUse, switchesAbove, switchOnEdits } from './section-switches.ts';

/** The lists of the catalogue, those in entries included: `dhcpd`, `dhcpd.1.static`. */
const LISTS = [
  ...new Set(
    settingsCatalogue
      .flatMap(({ key }) => [...key.matchAll(/\.\{\w\}/g)].map(({ index }) => key.slice(0, index)))
      .map(list => list.replaceAll(/\{\w\}/g, '1')),
  ),
];
const list = constantFrom(...LISTS);

/** A configuration in which an entry of a list is on, with each switch written, or those left out that are on without. */
function withEntry(path: string, number: number, isWhole: boolean): ReadonlyMap<string, string> {
  const entry = `${path}.${number}`;
  const switches = [...switchesAbove(`${entry}.anything`)];
  return new Map([
    [`${entry}.anything`, 'value'],
    ...switches
      .filter(status => isWhole || !isEnabledWhenMissing(status))
      .map(status => [status, 'enabled'] as const),
  ]);
}

describe('a list of which an entry is on', () => {
  it('a list of which an entry is on has nothing switched for a further entry, whether the device writes each switch or not', () => {
    assert(
      property(list, integer({ min: 1, max: 9 }), boolean(), (path, number, isWhole) => {
        const values = withEntry(path, number, isWhole);
        expect(isEntryInUse(`${path}.${number}`, values)).toBe(true);
        expect([...switchOnEdits(path, values)]).toEqual([]);
      }),
    );
  });

  it('a list of which an entry is on is off with any switch around it, which a further entry switches on', () => {
    assert(
      property(list, integer({ min: 0, max: 9 }), (path, place) => {
        const switches = switchesAbove(`${path}.1.anything`);
        const off = switches[place % switches.length] ?? '';
        const values = new Map([...withEntry(path, 1, true), [off, 'disabled']]);
        expect(isEntryInUse(`${path}.1`, values)).toBe(false);
        const isAround = off !== `${path}.1.status`;
        const edits = switchOnEdits(path, values);
        expect(edits.get(off)).toBe(isAround ? 'enabled' : undefined);
        const further = new Map([...values, ...edits, [`${path}.2.status`, 'enabled']]);
        expect(isEntryInUse(`${path}.2`, further)).toBe(true);
      }),
    );
  });

  it('the DNS servers of airOS 8, which writes no switch of its resolver, stay on when one is added', () => {
    const values = new Map([
      ['resolv.nameserver.status', 'enabled'],
      ['resolv.nameserver.1.status', 'enabled'],
      ['resolv.nameserver.1.ip', '192.0.2.53'],
    ]);
    expect([...switchOnEdits('resolv.nameserver', values)]).toEqual([]);
  });
});
