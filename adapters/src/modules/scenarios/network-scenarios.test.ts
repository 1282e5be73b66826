import { WAN_MODELS, WanModel } from '@radiolink/application/address-services/wan.model';
import { ConfigText } from '@radiolink/domain/configuration';
import { planNetworkMode, UNKNOWN_BOARD } from '@radiolink/domain/network-mode';
import type { NetworkMode } from '@radiolink/domain/network';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aBrowser,
  aScenarioRadio,
  answersArrive,
  type Browser,
  BROWSER_ADDRESS,
  type ScenarioPage,
  onDevice,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';
import { BY_DHCP, type Changes, FALLBACK, FIREWALL, VLAN_99 } from './impact-case.mother.ts';
import { storedText } from './edit-rounds.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const PORT = 'eth0';
const BROWSER = { address: BROWSER_ADDRESS, port: PORT };
const HOME = '192.0.2.12';

/** The management in a VLAN that the cable of the browser does not carry. */
const WRONG_VLAN: Changes = { ...VLAN_99, 'netconf.4.ip': HOME };

const SHUTTING_RULE: Changes = {
  ...FIREWALL,
  'iptables.sys.fw.1.in': 'br0',
  'iptables.sys.fw.1.src': '192.0.2.0/24',
};

const WITH_FALLBACK: Changes = { ...BY_DHCP, ...FALLBACK };

/** Of a station with one port: the browser is at the cable. */
const aStation = (): VirtualRadio => aScenarioRadio({ profile: 'sta-ptp' });

const addressOf = (radio: VirtualRadio): string | undefined => radio.addressFor(BROWSER);

async function scenario(changes: Changes, radio = aStation()) {
  const browser = aBrowser();
  const page = await openPage(radio, {
    browser,
    port: PORT,
    host: addressOf(radio) ?? '',
    reachable: url => url.endsWith(`//${addressOf(radio)}`),
  });
  const before = storedText(radio);
  page.models.editing.edited(new Map(Object.entries(changes)));
  await pass(1);
  return { radio, browser, page, before };
}

/** The page at another address of the device, as the browser finds it there. */
const openedAt = (radio: VirtualRadio, browser: Browser, host: string): Promise<ScenarioPage> =>
  openPage(radio, { browser, port: PORT, host });

/** The changes that the page's own control of the network mode writes. */
function modeChanges(radio: VirtualRadio, target: NetworkMode): Changes {
  const plan = planNetworkMode(ConfigText.parse(storedText(radio)), UNKNOWN_BOARD, target);
  if (!plan.ok) throw new Error('There is no plan.');
  return Object.fromEntries([...plan.changes].map(([key, value]) => [key, value ?? '']));
}

const cuts = (page: ScenarioPage): readonly string[] =>
  page.models.apply.$impact.getState()?.cuts.map(({ kind }) => kind) ?? [];

describe('a change by which the browser no longer reaches the device', () => {
  const cutting = [
    ['a management VLAN that the cable does not carry', WRONG_VLAN, 'vlan'],
    ['a firewall rule that shuts the browser out', SHUTTING_RULE, 'shut-out'],
    ['an MTU of 68 on the port', { 'netconf.1.mtu': '68' }, 'management'],
    ['an Ethernet port that is off', { 'netconf.1.up': 'disabled' }, 'vlan'],
  ] as const;
  it.each(sampleOf(cutting, 2))('falls back and keeps the draft: %s', async (_, changes, cut) => {
    const { radio, page, before } = await scenario(changes);
    expect(page.models.apply.$impact.getState()?.needsTest).toBe(true);
    expect(cuts(page)).toContain(cut);
    page.models.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: false });
    expect(addressOf(radio)).toBeUndefined();
    await pass(250);
    expect(page.state()).toHaveProperty('outcome', { kind: 'fell-back', linkFormed: false, unseen: true });
    expect(addressOf(radio)).toBe(HOME);
    expect(storedText(radio)).toBe(before);
    expect(page.models.editing.$pendingCount.getState()).toBeGreaterThan(0);
    page.kill();
  });
});

it('an MTU of 68 on the bridge is refused in the words of the rule, and nothing is sent', async () => {
  const { radio, page, before } = await scenario({ 'netconf.3.mtu': '68' });
  page.models.apply.applyRequested('test');
  await pass(20);
  expect(page.models.apply.$faults.getState()).toMatchObject([
    { problem: { key: 'MTU must be between {minMTU} and {maxMtu}', values: { minMTU: 1280 } } },
  ]);
  expect(page.requests).not.toContain('/writecfg.cgi');
  expect([page.reported(), addressOf(radio), storedText(radio)]).toEqual(['not-sent', HOME, before]);
  page.kill();
});

describe('a static address', () => {
  const MOVED = '192.168.1.77';

  it('a static address to another one is followed, and kept there', async () => {
    const { radio, browser, page } = await scenario({ 'netconf.3.ip': MOVED });
    expect(cuts(page)).toContain('address');
    page.models.apply.applyRequested('test');
    await pass(12);
    expect(page.wentTo[0]).toMatch(/^https?:\/\/192\.168\.1\.77$/);
    page.kill();
    const there = await openedAt(radio, browser, MOVED);
    expect(there.state().kind).toBe('testing');
    there.models.apply.keepRequested();
    await pass(5);
    expect(there.reported()).toBe('kept');
    expect(onDevice(radio, 'netconf.3.ip', 'stored')).toBe(MOVED);
    there.kill();
  });

  const leases = [
    ['an answer', false, '192.0.2.77'],
    ['no answer', true, '192.168.1.20'],
  ] as const;
  it.each(sampleOf(leases, 1))(
    'a static address to DHCP with %s is found where it is, and kept there',
    async (_, noDhcp, address) => {
      const radio = aStation();
      radio.faults.set({ noDhcp });
      const { browser, page } = await scenario(WITH_FALLBACK, radio);
      const said = page.models.apply.$impact.getState()?.cuts.find(({ kind }) => kind === 'address');
      expect(said?.message.values).toEqual({ fallback: '192.168.1.20' });
      page.models.apply.applyRequested('test');
      await pass(20);
      expect(page.state()).toMatchObject({ kind: 'testing', answering: false });
      expect(page.wentTo).toEqual([]);
      page.kill();
      expect(addressOf(radio)).toBe(address);
      const there = await openedAt(radio, browser, address);
      there.models.apply.keepRequested();
      await pass(5);
      expect(there.reported()).toBe('kept');
      expect(onDevice(radio, 'dhcpc.1.status', 'stored')).toBe('enabled');
      there.kill();
    },
  );

  it.each(sampleOf([false, true], 1, 'nobody looks'))(
    'a static address to DHCP comes back if nobody looks for it, without an answer: %s',
    async noDhcp => {
      const radio = aStation();
      radio.faults.set({ noDhcp });
      const { page, before } = await scenario(WITH_FALLBACK, radio);
      page.models.apply.applyRequested('test');
      await pass(260);
      expect([page.reported(), addressOf(radio), storedText(radio)]).toEqual(['fell-back', HOME, before]);
      expect(page.models.editing.$pendingCount.getState()).toBeGreaterThan(0);
      page.kill();
    },
  );
});

describe('router mode', () => {
  it('router mode by which the side of the browser becomes the LAN goes on there, and is kept', async () => {
    const station = aStation();
    const { radio, page } = await scenario(modeChanges(station, 'router'), station);
    page.models.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: true });
    page.models.apply.keepRequested();
    await pass(5);
    expect(page.reported()).toBe('kept');
    expect([onDevice(radio, 'netmode', 'stored'), addressOf(radio)]).toEqual(['router', HOME]);
    expect(radio.addressFor({ ...BROWSER, port: 'ath0' })).toBe('192.0.2.77');
    page.kill();
  });

  it('router mode by which the side of the browser becomes the WAN is found at the address of that, or comes back', async () => {
    const radio = aScenarioRadio({ profile: 'ap-ptp' });
    const home = addressOf(radio);
    const { browser, page, before } = await scenario(modeChanges(radio, 'router'), radio);
    page.models.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: false });
    const there = await openedAt(radio, browser, '192.0.2.77');
    expect(there.state().kind).toBe('testing');
    there.kill();
    await pass(250);
    expect([page.reported(), addressOf(radio), storedText(radio)]).toEqual(['fell-back', home, before]);
    page.kill();
  });

  it('router mode with PPPoE that never connects is managed from the LAN, and tells that it has no address', async () => {
    const radio = aScenarioRadio({ profile: 'router' });
    radio.faults.set({ noPppoe: true });
    const { page } = await scenario({ 'ppp.1.name': 'wrong@isp.example' }, radio);
    page.models.apply.applyRequested('test');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', answering: true });
    const wan = page.open(WAN_MODELS, WanModel);
    wan.opened();
    await answersArrive();
    expect(wan.$rows.getState()).toMatchObject([{ kind: 'pppoe', state: 'down', address: undefined }]);
    page.models.apply.revertRequested();
    await pass(20);
    expect(page.reported()).toBe('reverted');
    expect(onDevice(radio, 'ppp.1.name')).toBe('granary@isp.example');
    page.kill();
  });
});

describe('a network change under test', () => {
  it('a network change under test in two tabs is one test: both show it, and one keeps it for both', async () => {
    const { radio, browser, page } = await scenario({ 'netconf.3.netmask': '255.255.0.0' });
    const other = await openedAt(radio, browser, HOME);
    page.models.apply.applyRequested('test');
    await pass(20);
    expect([page.state().kind, other.state().kind]).toEqual(['testing', 'testing']);
    other.models.apply.keepRequested();
    await pass(20);
    expect(other.reported()).toBe('kept');
    expect(page.reported()).toMatch(/^kept/);
    expect(onDevice(radio, 'netconf.3.netmask', 'stored')).toBe('255.255.0.0');
    page.kill();
    other.kill();
  });

  it('a network change under test is over after a loss of power: the device is where it was, which is told', async () => {
    const { radio, browser, page, before } = await scenario({ 'netconf.3.ip': '192.168.1.77' });
    page.models.apply.applyRequested('test');
    await pass(3);
    radio.faults.happen('power-loss');
    await pass(60);
    page.kill();
    expect([addressOf(radio), storedText(radio)]).toEqual([HOME, before]);
    const again = await openedAt(radio, browser, HOME);
    await pass(5);
    expect(again.state()).toMatchObject({ kind: 'done', outcome: { kind: 'rebooted', changed: false } });
    again.kill();
  });
});
