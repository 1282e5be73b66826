import type { VirtualRadio } from '@radiolink/virtual-radio';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { button, RESTART, SLOW } from './support/changes.ts';
import { readDevice } from './support/classic.ts';
import { logIn } from './support/login.ts';
import { startRadio } from './support/radio.ts';
import { applied, TaskSteps } from './support/task-steps.ts';
import { versionedObjectOf } from './support/versioned.ts';

const browser = useBrowser();
/** Tall pages are a fault of this page: px at 1440 in Basic, with an entry in each list. */
const HIGHEST_PX = 2000;

/** What is done, and in how many steps at most. */
interface Act {
  readonly most: number;
  readonly act: (steps: TaskSteps, page: Page) => Promise<void>;
}

interface Task extends Act {
  readonly name: string;
  readonly profiles: readonly string[];
  /** Another task on the same page, counted for itself. */
  readonly also?: Act;
  /** Lines that the device holds in the end. */
  readonly lines: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What a device with the versioned API only holds of its `network`. */
  readonly network?: object;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();
const setting = (page: Page, id: string) => page.locator(`[data-setting="${id}"] :is(input, select)`).first();

const enterStatic: Task['act'] = async (steps, page) => {
  await steps.fill(setting(page, 'interface.address'), '198.51.100.12/25');
  await steps.fill(setting(page, 'route.gateway'), '198.51.100.1');
  await steps.fill(field(page, 'Primary DNS server'), '192.0.2.1');
  await steps.fill(field(page, 'Secondary DNS server'), '192.0.2.2');
  await steps.press('Tab');
};

const TASKS: readonly Task[] = [
  {
    name: 'a bridge with a static address, gateway and two DNS servers',
    profiles: ['sta-ptp', 'wave'],
    most: 5,
    act: enterStatic,
    lines: {
      'sta-ptp': {
        'netconf.3.ip': '198.51.100.12',
        'netconf.3.netmask': '255.255.255.128',
        'route.1.gateway': '198.51.100.1',
        'resolv.nameserver.1.ip': '192.0.2.1',
        'resolv.nameserver.2.ip': '192.0.2.2',
        'resolv.nameserver.2.status': 'enabled',
      },
    },
    network: {
      dnsServers: [{ address: '192.0.2.1' }, { address: '192.0.2.2' }],
      interfaces: {
        data: { ipv4: { mode: 'static', cidr: '198.51.100.12/25', defaultGateway: '198.51.100.1' } },
      },
    },
  },
  {
    name: 'a bridge that asks a DHCP server, with a fallback address',
    profiles: ['sta-ptp', 'wave'],
    most: 3,
    act: async (steps, page) => {
      await steps.choose(field(page, 'Address source'), 'dhcp');
      await steps.fill(setting(page, 'dhcpClient.fallback'), '192.168.7.20 255.255.255.0');
      await steps.press('Tab');
    },
    lines: {
      'sta-ptp': {
        'dhcpc.status': 'enabled',
        'dhcpc.1.status': 'enabled',
        'dhcpc.1.devname': 'br0',
        'dhcpc.1.fallback': '192.168.7.20',
        'dhcpc.1.fallback_netmask': '255.255.255.0',
        'netconf.3.ip': '0.0.0.0',
      },
    },
    network: { interfaces: { data: { ipv4: { mode: 'dhcp', fallback: '192.168.7.20/24' } } } },
  },
  {
    name: 'management in VLAN 10, data untagged',
    profiles: ['sta-ptp', 'wave'],
    most: 2,
    act: async (steps, page) => {
      await steps.check(field(page, 'Management VLAN'));
      await steps.fill(setting(page, 'vlan.id'), '10');
    },
    lines: {
      'sta-ptp': {
        'vlan.status': 'enabled',
        'vlan.1.devname': 'br0',
        'vlan.1.id': '10',
        'vlan.1.status': 'enabled',
        'netconf.4.devname': 'br0.10',
        'netconf.4.role': 'mlan',
        'netconf.3.ip': '0.0.0.0',
        'route.1.devname': 'br0.10',
        'bridge.1.port.1.devname': 'eth0',
        'bridge.1.port.2.devname': 'ath0',
      },
    },
    network: { interfaces: { data: { mgmtVLAN: 10 } } },
  },
  {
    name: 'a router with PPPoE on the radio, its LAN, DHCP server and NAT',
    profiles: ['sta-ptp'],
    most: 6,
    act: async (steps, page) => {
      await steps.choose(setting(page, 'network.mode'), 'router');
      await steps.choose(field(page, 'Address source'), 'pppoe');
      await steps.fill(setting(page, 'pppoe.userName'), 'mill@isp.example');
      await steps.fill(setting(page, 'pppoe.password'), 'a-secret-of-the-isp');
      await steps.fill(setting(page, 'interface.address'), '192.168.5.1/24');
      await steps.press('Tab');
    },
    lines: {
      'sta-ptp': {
        netmode: 'router',
        'ppp.status': 'enabled',
        'ppp.1.status': 'enabled',
        'ppp.1.devname': 'br0',
        'ppp.1.name': 'mill@isp.example',
        'ppp.1.password': 'a-secret-of-the-isp',
        'bridge.1.devname': 'br0',
        'bridge.1.port.1.status': 'disabled',
        'bridge.1.port.2.devname': 'ath0',
        'bridge.1.port.2.status': 'enabled',
        'dhcpd.status': 'enabled',
        'dhcpd.1.status': 'enabled',
        'dhcpd.1.devname': 'br1',
        'dhcpd.1.start': '192.168.5.13',
        'dhcpd.1.end': '192.168.5.254',
        'iptables.sys.masq.status': 'enabled',
      },
    },
  },
  {
    name: 'TCP 8080 forwarded to port 80 of a host, and the WAN limited both ways',
    profiles: ['router'],
    most: 5,
    act: async (steps, page) => {
      await steps.click(button(page, 'Add port forwarding'));
      const row = page.locator('[data-entry="iptables.sys.portfw.2"]');
      const cell = (id: string) => row.locator(`[data-setting="${id}"] :is(input, select)`);
      await steps.fill(cell('forward.publicPort'), '8080');
      await steps.fill(cell('forward.host'), '198.51.100.30');
      await steps.fill(cell('forward.port'), '80');
      await steps.press('Tab');
    },
    also: {
      most: 4,
      act: async (steps, page) => {
        await steps.check(setting(page, 'shaping.all'));
        await steps.click(button(page, 'Add traffic shaping'));
        await steps.fill(setting(page, 'shaping.ingressRate'), '20000');
        await steps.fill(setting(page, 'shaping.egressRate'), '5000');
      },
    },
    lines: {
      router: {
        'iptables.sys.portfw.2.status': 'enabled',
        'iptables.sys.portfw.2.devname': 'ppp+',
        'iptables.sys.portfw.2.proto': 'TCP',
        'iptables.sys.portfw.2.dport': '8080',
        'iptables.sys.portfw.2.host': '198.51.100.30',
        'iptables.sys.portfw.2.port': '80',
        'tshaper.status': 'enabled',
        'tshaper.1.status': 'enabled',
        'tshaper.1.devname': 'br0',
        'tshaper.1.input.status': 'enabled',
        'tshaper.1.input.rate': '20000',
        'tshaper.1.output.status': 'enabled',
        'tshaper.1.output.rate': '5000',
      },
    },
  },
];

/** What a radio holds, read beside the browser: by its lines, or by its versioned object. */
async function readerOf(radio: VirtualRadio, profile: string): Promise<() => Promise<unknown>> {
  if (profile === 'wave') return async () => (await versionedObjectOf(radio))['network'];
  const device = await readDevice(radio);
  return async () => Object.fromEntries(await device.configuration());
}

describe('a task of the network', () => {
  it.each(
    sampleOf(
      TASKS.flatMap(task => task.profiles.map(profile => ({ ...task, profile }))),
      3,
      'tasks',
    ),
  )('$name ($profile)', async ({ profile, act, most, also, lines, network = {} }) => {
    const { url, radio } = await startRadio({ profile });
    const held = await readerOf(radio, profile);
    const { page, complaints, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/network' });
    await page.locator('[data-setting="network.mode"]').waitFor(SLOW);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(HIGHEST_PX);
    for (const one of also === undefined ? [{ act, most }] : [{ act, most }, also]) {
      const steps = new TaskSteps(page);
      await one.act(steps, page);
      expect(steps.steps.slice(one.most)).toEqual([]);
    }
    await applied(page);
    await expect.poll(held, RESTART).toMatchObject(lines[profile] ?? network);
    expect(complaints.filter(line => !/ERR_|Failed to load/.test(line))).toEqual([]);
    await close();
  });
});

/** Adds an entry to each list of the page that has none, the one that is switched off included. */
async function fillLists(page: Page): Promise<void> {
  await setting(page, 'shaping.all').setChecked(true, { force: true, ...SLOW });
  await page.locator('#main [data-add="tshaper"]').waitFor(SLOW);
  const adding = page.locator('#main [data-add]');
  const lists = await adding.evaluateAll(all => all.map(each => each.getAttribute('data-add') ?? ''));
  for (const list of lists) {
    const entry = page.locator(`#main [data-entry^="${list}."]`).first();
    if ((await entry.count()) > 0) continue;
    await page.locator(`#main [data-add="${list}"]`).click(SLOW);
    await entry.waitFor(SLOW);
  }
}

// A change of the mode draws no second field for what the connection shows.
it.each(
  sampleOf(
    [
      ['sta-ptp', 'router', 'iptables.sys.portfw'],
      ['router', 'bridge', 'vlan'],
    ] as const,
    1,
    'heights',
  ),
)(
  'stands in its height with an entry in each list, also as another mode (%s, %s)',
  async (profile, mode, list) => {
    const { url } = await startRadio({ profile });
    const { page, close } = await browser.open();
    await logIn(page, url, undefined, { hash: '#/network' });
    await setting(page, 'network.mode').waitFor(SLOW);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await fillLists(page);
    const before = await height();
    await setting(page, 'network.mode').selectOption(mode, SLOW);
    if (mode === 'router') {
      await field(page, 'Address source').selectOption('pppoe', SLOW);
      await setting(page, 'pppoe.userName').waitFor(SLOW);
    }
    await page.locator(`#main [data-add="${list}"]`).waitFor(SLOW);
    await fillLists(page);
    const after = await height();
    expect({ before: before <= HIGHEST_PX, after: after <= HIGHEST_PX, at: [before, after] }).toMatchObject({
      before: true,
      after: true,
    });
    await close();
  },
);
