import { countOf, RUNS_ALL, sampleOf } from '../../../../.config/drawn-sample.ts';
import { carriedKeys } from '../../http/v1/configuration/configuration.mapper.ts';
import { ConfigText } from '@radiolink/domain/configuration';
import type { NetworkMode } from '@radiolink/domain/network';
import { planNetworkMode } from '@radiolink/domain/network-mode';
import { findSetting, type Setting } from '@radiolink/domain/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, openPage, RELAY, turnTime } from './change-scenario.mother.ts';
import { editRound, save, storedText } from './edit-rounds.mother.ts';
import { RandomEdits } from './random-edits.mother.ts';
import { valuesOf } from './stored-lines.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** A profile of each board. */
const BOARDS = ['ap-ptmp', 'sta-ptp', 'ap-ptp', 'sta-ptmp', 'sixty'];
const MODES: readonly NetworkMode[] = ['bridge', 'router', 'soho'];
/** Cases in `npm test`, drawn by the commit. */
const SOME = 2;
const ROUNDS = 3;
const EDITS = 45;

/** Fields that are right only with others. */
const TOGETHER = {
  'igmpproxy.status': 'enabled',
  'igmpproxy.upstream.devname': 'br0',
  'iptables.sys.dmz.status': 'enabled',
  'iptables.sys.dmz.host': '198.51.100.40',
  'netconf.4.ip6.status': 'enabled',
  'netconf.4.ip6.1.status': 'enabled',
  'netconf.4.ip6.1.ip': '2001:db8::7',
  'netconf.4.ip6.1.plen': '64',
  'dhcpd.1.dns.1.status': 'enabled',
  'dhcpd.1.dns.1.server': '192.0.2.54',
  'dhcp6c.status': 'enabled',
  'dhcp6c.1.status': 'enabled',
  'dhcp6c.1.devname': 'br0',
  'dhcp6c.1.stateful.status': 'enabled',
  'dhcp6c.1.stateful.pd.1.status': 'enabled',
  'dhcp6c.1.stateful.pd.1.devname': 'br1',
  'dhcp6c.1.stateful.pd.1.prefix.len': '56',
  'dhcp6d.1.status': 'enabled',
  'dhcp6d.1.devname': 'br1',
  'dhcp6d.1.dns.1.status': 'enabled',
  'dhcp6d.1.dns.1.server': '2001:db8::53',
};

/** The versioned objects mark the interface of the management, whatever its role is. */
const ROLE = /^netconf\.\d+\.role$/;

/** The versioned object lists the name servers in use, without a place for one that is switched off. */
const NAME_SERVER = /^resolv\.nameserver\.\d+\./;
const hasGap = (stored: ReadonlyMap<string, string>): boolean =>
  [...stored].some(([key, value]) => NAME_SERVER.test(key) && value === 'disabled');

/** What the versioned objects have in another form (`ROLE`), or only while SNMP is on, which is no field of the network. */
const NEVER_REPORTED = ['netconf.N.role', 'snmp.community', 'snmp.contact', 'snmp.location'];

const withoutNumbers = (key: string): string => key.replaceAll(/\d+/g, 'N');

/** Fields of the network page; the mode is what the plan of the case changes. */
const isField = ({ page, id }: Setting): boolean => page === 'network' && id !== 'network.mode';

describe('the fields of the network', () => {
  const shown = new Set<string>();
  const edited = new Set<string>();
  const compared = new Set<string>();
  const carriable = new Set<string>();

  const cases = BOARDS.flatMap(profile => MODES.map(mode => [profile, mode] as const)).map(
    ([profile, mode], seed) => [profile, mode, seed] as const,
  );
  it.each(sampleOf(cases, SOME))(
    'the fields of the network of %s as %s are edited, applied, and read back by both interfaces',
    async (profile, mode, seed) => {
      const radio = aScenarioRadio({ profile, stations: 1 });
      const page = await openPage(radio, { host: RELAY });
      const board = page.start.$board.getState();
      const plan = planNetworkMode(ConfigText.parse(storedText(radio)), board, mode);
      expect(plan.ok).toBe(true);
      if (plan.ok && plan.changes.size > 0) {
        page.models.editing.edited(plan.changes);
        await save(page);
      }
      const random = new RandomEdits(page.start, radio.address, { isWanted: isField, seed });
      for (let round = 0; round < ROUNDS; round += 1) {
        const { inForce } = await editRound(page, { radio, random, edits: EDITS });
        expect(inForce).toBe(EDITS);
      }
      page.kill();
      for (const id of random.shown) shown.add(id);
      for (const id of random.edited) edited.add(id);

      const stored = valuesOf(storedText(radio));
      const versioned = await openPage(radio, { host: RELAY, versioned: true });
      const reported = versioned.models.editing.$values.getState();
      const inObjects = [...carriedKeys(stored)].filter(key => stored.has(key));
      for (const key of inObjects) carriable.add(withoutNumbers(key));
      const carried = inObjects.filter(
        key =>
          reported.has(key) &&
          !ROLE.test(key) &&
          !(NAME_SERVER.test(key) && hasGap(stored)) &&
          !(key === 'dhcpc.status' && stored.get('dhcpc.1.status') !== 'enabled'),
      );
      expect(carried.map(key => [key, reported.get(key)])).toEqual(
        carried.map(key => [key, stored.get(key)]),
      );
      for (const key of carried) compared.add(withoutNumbers(key));
      versioned.kill();
    },
  );

  it('the fields of the network that need each other are written together', async () => {
    const radio = aScenarioRadio({ profile: 'router' });
    const page = await openPage(radio, { host: RELAY });
    page.models.editing.edited(new Map(Object.entries(TOGETHER)));
    await save(page);
    expect(Object.fromEntries(valuesOf(storedText(radio)))).toMatchObject(TOGETHER);
    page.kill();
  });

  it('the fields of the network were edited, all of them where every case runs, and compared where the versioned objects carry them', () => {
    expect(shown.size).toBeGreaterThan(countOf(50, 100));
    const together = new Set<string | undefined>(
      Object.keys(TOGETHER).map(key => findSetting(key)?.descriptor.id),
    );
    const left = [...shown].filter(id => !edited.has(id));
    expect(left.length).toBeLessThan(shown.size / countOf(2, 15));
    expect(left.filter(id => RUNS_ALL && !together.has(id))).toEqual([]);
    expect(compared.size).toBeGreaterThan(10);
    const lost = [...carriable].filter(key => !compared.has(key)).toSorted();
    expect(RUNS_ALL ? lost : NEVER_REPORTED).toEqual(NEVER_REPORTED);
  });
});
