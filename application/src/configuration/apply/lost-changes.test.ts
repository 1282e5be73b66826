import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import { expect, it } from 'vitest';
import { lostChanges } from './change-memory.ts';

const BEFORE = 'resolv.host.1.name=mast\nsnmp.contact=us\n';
const edit = ConfigStore.of(ConfigText.parse(BEFORE)).edit(
  new Map([
    ['resolv.host.1.name', 'tower'],
    ['snmp.contact', undefined],
  ]),
);
if (!edit.ok) throw new Error('The test made a change that cannot be.');
const sent = edit.store;
const REBOOTED = { kind: 'rebooted', changed: false } as const;
const valuesOf = (text: string) => ConfigText.parse(text).entries();

it('what a restart made the device forget is pending again', () => {
  expect(lostChanges(REBOOTED, sent, valuesOf(BEFORE))).toEqual(sent.changes);
});

it('what somebody else has set meanwhile stays', () => {
  const lost = lostChanges(REBOOTED, sent, valuesOf('resolv.host.1.name=mill\nsnmp.contact=us\n'));
  expect([...lost.keys()]).toEqual(['snmp.contact']);
});

it.each([{ kind: 'rebooted', changed: true }, { kind: 'saved' }] as const)(
  'a change that is in force is not made again: %o',
  outcome => {
    expect(lostChanges(outcome, sent, valuesOf(BEFORE)).size).toBe(0);
  },
);
