import { settingsContext } from '@radiolink/domain/settings';
import { expect, it } from 'vitest';
import { overviewOf } from './overview.ts';

const values = new Map([
  ['netconf.1.devname', 'eth0'],
  ['netconf.1.alias.2.ip', '192.0.2.2'],
  ['netconf.3.devname', 'br0'],
  ['netconf.3.alias.1.ip', '192.0.2.3'],
  ['netconf.3.alias.4.ip', '192.0.2.4'],
]);

const entriesOf = (title: string) =>
  overviewOf('network', { context: settingsContext(values), original: values, carried: null }).find(
    ({ section }) => section.title === title,
  )?.entries;

it('counts the entries of a list, and of a list of lists those within', () => {
  expect([entriesOf('Interfaces'), entriesOf('IP aliases'), entriesOf('DNS')]).toEqual([2, 3, 0]);
});
