import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettingsPage } from '../../testing/settings-page.mother.tsx';
import { NETWORK_CONFIGURATIONS } from './network-configurations.mother.ts';
import { part } from './part.ts';

const page = useSettingsPage({ View: part.View, configuration: NETWORK_CONFIGURATIONS['a router'] ?? {} });

const select = (id: string) =>
  page.stage.place.querySelector<HTMLSelectElement>(`[data-key^="netconf.1."][data-setting="${id}"] select`)!;
function choose(id: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select(id), value);
  select(id).dispatchEvent(new Event('change', { bubbles: true }));
}
const value = (key: string) => page.stage.models.get(EditingModel).$values.getState().get(key);
const pending = () => page.stage.models.get(EditingModel).$pendingCount.getState();

it('a row shows the value of a field that stands in the connection, as a link to it', async () => {
  const cell = () =>
    page.stage.place.querySelector('[data-entry^="resolv.nameserver."] td[data-column="dns.address"] a');
  await expect.poll(() => cell()?.textContent).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  const key = page.stage.place
    .querySelector('[data-entry^="resolv.nameserver."]')
    ?.getAttribute('data-entry');
  expect(cell()?.getAttribute('href')).toBe(`#/network/${key}.ip`);
  expect(
    page.stage.place.querySelector('[data-entry^="ppp."] td[data-column="pppoe.password"] a'),
  ).toBeNull();
});

it('a row that was just added leads to the field of its value, which stands in the connection', async () => {
  const add = () =>
    [...page.stage.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add DNS server',
    );
  await vi.waitUntil(() => add() !== undefined);
  add()!.click();
  const cell = () =>
    page.stage.place.querySelector<HTMLAnchorElement>(
      '[data-entry="resolv.nameserver.2"] td[data-column="dns.address"] a',
    );
  await expect.poll(() => cell()?.textContent).toBe('Not set');
  expect(cell()?.getAttribute('href')).toBe('#/network/resolv.nameserver.2.ip');
  expect(document.activeElement).toBe(cell());
});

describe('an interface', () => {
  beforeEach(() => vi.waitUntil(() => select('address-source') !== null));

  it('gets its address in one of three ways, and what belongs to it is written', async () => {
    expect([...select('address-source').options].map(option => option.value)).toEqual([
      'static',
      'dhcp',
      'pppoe',
    ]);
    choose('address-source', 'dhcp');
    await expect.poll(() => value('dhcpc.2.devname')).toBe('eth0');
    expect(value('dhcpc.2.fallback')).toBe('192.168.1.1');
    expect(value('netconf.1.ip')).toBe('0.0.0.0');
    const address = '[data-key="netconf.1.ip"][data-setting="interface.address"]';
    await expect.poll(() => page.stage.place.querySelector(address)).toBeNull();
    choose('address-source', 'static');
    await expect.poll(pending).toBe(0);
  });

  it('an interface has its speed under that word, as its field says, and not under one of the choices', () => {
    const heads = [...select('interface.autoNegotiation').closest('table')!.querySelectorAll('thead th')];
    const words = heads.map(({ textContent }) => textContent);
    expect(words).toContain('Speed');
    expect(words).not.toContain('Auto-negotiation');
  });

  it('an interface has one speed, which writes auto-negotiation, speed and duplex', async () => {
    choose('interface.autoNegotiation', '2');
    await expect.poll(() => value('netconf.1.speed')).toBe('100');
    expect([value('netconf.1.autoneg'), value('netconf.1.duplex')]).toEqual(['disabled', 'disabled']);
    choose('interface.autoNegotiation', '0');
    await expect.poll(pending).toBe(0);
  });

  it.each([
    ['interface.duplex', 'static', 'interface.autoNegotiation'],
    ['netconf.1.speed', 'static', 'interface.autoNegotiation'],
    ['interface.address', 'static', 'interface.address'],
    ['netconf.1.netmask', 'dhcp', 'address-source'],
  ])('an interface is found by %s with a %s address', async (target, kind, control) => {
    if (kind !== 'static') choose('address-source', kind);
    await expect.poll(() => select('address-source').value).toBe(kind);
    window.location.hash = `#/network/${target}`;
    const focused = () => document.activeElement?.closest('[data-setting]')?.getAttribute('data-setting');
    await expect.poll(focused).toBe(control);
    window.location.hash = '';
  });

  it('writes the advertised modes only while not all six are advertised', async () => {
    const toggle = () =>
      page.stage.place.querySelector<HTMLInputElement>('[data-setting="linkMode.1000half"] input')!;
    toggle().click();
    await expect.poll(() => value('netconf.1.advertise.1000half')).toBe('disabled');
    expect(value('netconf.1.advertise.10full')).toBe('enabled');
    toggle().click();
    await expect.poll(pending).toBe(0);
  });
});

it('an interface has a way to more in a row only where there is more', async () => {
  const rows = [...page.stage.place.querySelectorAll<HTMLElement>('tr[data-details]')];
  const lists = rows.map(row => row.closest<HTMLElement>('[data-entry]')?.dataset['entry']);
  expect(lists).toEqual(expect.arrayContaining(['netconf.1', 'dhcpd.1', 'bridge.1']));
  const empty = rows.filter(row => row.querySelector('[data-setting], [data-add]') === null);
  expect(empty.map(row => row.closest<HTMLElement>('[data-entry]')?.dataset['entry'])).toEqual([]);
});
