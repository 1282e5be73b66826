import { describe, expect, it } from 'vitest';
import { reapplyPlan, unplanned } from './reapply-plan.ts';

type Values = ReadonlyMap<string, string>;
const values = (lines: Readonly<Record<string, string>>): Values => new Map(Object.entries(lines));

const DEVICE = values({ netmode: 'bridge', 'netconf.1.ip': '10.0.0.1', 'dhcpc.1.status': 'disabled' });
/** What the first choice made of it: an address that goes, and a new entry. */
const MADE = values({ 'netconf.1.ip': '0.0.0.0', 'ppp.1.status': 'enabled', 'ppp.1.name': '' });
const PENDING: Values = new Map([...DEVICE, ...MADE]);
const none = (): Values => new Map();

describe('a choice that is made anew', () => {
  const again = (pending: Values, plan: (base: Values) => Values = none) =>
    new Map(reapplyPlan({ values: pending, original: DEVICE }, MADE, plan));

  it('a choice that is made anew takes back what the last one made: old values return, new entries go', () => {
    expect(again(PENDING)).toEqual(
      new Map([
        ['netconf.1.ip', '10.0.0.1'],
        ['ppp.1.status', undefined],
        ['ppp.1.name', undefined],
      ]),
    );
  });

  it('a choice that is made anew starts from what the device has, and changes only what differs', () => {
    const bases: Values[] = [];
    const changes = again(PENDING, base => {
      bases.push(base);
      return values({ 'netconf.1.ip': '0.0.0.0', 'dhcpc.1.status': 'enabled' });
    });
    expect(bases).toEqual([DEVICE]);
    expect(changes).toEqual(
      new Map([
        ['ppp.1.status', undefined],
        ['ppp.1.name', undefined],
        ['dhcpc.1.status', 'enabled'],
      ]),
    );
  });

  it('a choice that is made anew leaves what was edited since, of a key and of a new entry the whole', () => {
    const edited = new Map([...PENDING, ['netconf.1.ip', '10.9.9.9'], ['ppp.1.name', 'mill@isp.example']]);
    expect(again(edited)).toEqual(new Map());
  });

  it('a choice that is made anew takes the rest of an entry back that the device has, though one key was edited', () => {
    const device = new Map([...DEVICE, ['ppp.1.status', 'disabled'], ['ppp.1.name', 'old']]);
    const edited = new Map([...device, ...MADE, ['ppp.1.name', 'new']]);
    expect(new Map(reapplyPlan({ values: edited, original: device }, MADE, none))).toEqual(
      new Map([
        ['netconf.1.ip', '10.0.0.1'],
        ['ppp.1.status', 'disabled'],
      ]),
    );
  });

  it('a choice that is made anew takes back each new entry apart, the twelfth and one within another too', () => {
    const made = values({
      'route.12.ip': '0.0.0.0',
      'route.12.gateway': '10.0.0.9',
      'netconf.1.alias.1.ip': '10.1.0.1',
      'netconf.1.alias.1.status': 'enabled',
      netmode: 'router',
    });
    const edited = new Map([...DEVICE, ...made, ['route.12.gateway', '10.0.0.8']]);
    expect(new Map(reapplyPlan({ values: edited, original: DEVICE }, made, none))).toEqual(
      new Map<string, string | undefined>([
        ['netmode', 'bridge'],
        ['netconf.1.alias.1.ip', undefined],
        ['netconf.1.alias.1.status', undefined],
      ]),
    );
  });
});

it('the way back from a choice returns what it made and nothing that was edited since', () => {
  const edited = new Map([...PENDING, ['ppp.1.name', 'mill@isp.example']]);
  expect(new Map(unplanned({ values: edited, original: DEVICE }, MADE))).toEqual(
    new Map<string, string | undefined>([
      ['netconf.1.ip', '10.0.0.1'],
      ['ppp.1.status', undefined],
    ]),
  );
});
