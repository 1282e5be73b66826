import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { managementVlanChanges, managementVlanOf } from '@radiolink/domain/network-mode';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { enter, leave } from '../../testing/settings-page.mother.tsx';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const UNTAGGED = {
  netmode: 'bridge',
  'radio.1.mode': 'managed',
  'netconf.status': 'enabled',
  'netconf.1.devname': 'br0',
  'netconf.1.status': 'enabled',
  'netconf.1.role': 'mlan',
  'netconf.1.ip': '192.0.2.12',
  'netconf.1.netmask': '255.255.255.0',
  'bridge.status': 'enabled',
  'bridge.1.devname': 'br0',
  'bridge.1.status': 'enabled',
  'bridge.1.port.1.devname': 'eth0',
  'bridge.1.port.1.status': 'enabled',
  'bridge.1.port.2.devname': 'ath0',
  'bridge.1.port.2.status': 'enabled',
  'route.status': 'enabled',
  'route.1.devname': 'br0',
  'route.1.status': 'enabled',
  'route.1.ip': '0.0.0.0',
  'route.1.netmask': '0',
  'route.1.gateway': '192.0.2.1',
};
const TAGGED = {
  ...UNTAGGED,
  'netconf.1.devname': 'br0.10',
  'route.1.devname': 'br0.10',
  'vlan.status': 'enabled',
  'vlan.1.devname': 'br0',
  'vlan.1.id': '10',
  'vlan.1.status': 'enabled',
};
/** What a device holds that takes single settings only. */
const SINGLE = {
  netmode: 'bridge',
  'netconf.1.devname': 'br0',
  'netconf.1.ip': '192.0.2.12',
  'netconf.1.netmask': '255.255.255.0',
  'vlan.1.id': '10',
};

let stage: Stage;
async function show(lines: Readonly<Record<string, string>>, carried?: ReadonlySet<string>): Promise<void> {
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(lines),
    ...(carried && { carried }),
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
  await vi.waitUntil(() => toggle() !== null);
}
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage();
});
afterEach(() => stage.close());

const toggle = () =>
  stage.place.querySelector<HTMLInputElement>('[data-setting="management-vlan"] input[role="switch"]');
const number = () =>
  stage.place.querySelector<HTMLInputElement>(
    '[data-setting="network.mode"] ~ [data-setting="vlan.id"] input',
  );
const pending = (): number => stage.models.get(EditingModel).$pendingCount.getState();
const vlan = () => managementVlanOf(stage.models.get(EditingModel).$values.getState());

async function putNumber(id: string): Promise<void> {
  await vi.waitUntil(() => number() !== null);
  number()!.focus();
  enter(number()!, id);
  leave(number()!);
  await expect.poll(vlan).toBe(id);
}

async function revert(name: 'management-vlan' | 'vlan.id'): Promise<void> {
  const mark = () =>
    stage.place.querySelector<HTMLButtonElement>(
      `[data-setting="network.mode"] ~ [data-setting="${name}"] button[aria-expanded]`,
    );
  await vi.waitUntil(() => mark() !== null);
  mark()!.click();
  const back = () => mark()?.parentElement?.querySelector<HTMLButtonElement>('button:not([aria-expanded])');
  await vi.waitUntil(() => back() != null);
  back()!.click();
}

it('reverted at its number leaves nothing behind of a VLAN that the device does not have', async () => {
  await show(UNTAGGED);
  toggle()!.click();
  await putNumber('10');
  await revert('vlan.id');
  await expect.poll(pending).toBe(0);
  expect(number()?.value).toBe('');
});

it('reverted at its number has the number of the device, with all that names it', async () => {
  await show(TAGGED);
  await putNumber('30');
  await revert('vlan.id');
  await expect.poll(pending).toBe(0);
  expect(number()?.value).toBe('10');
});

it('reverted at its number returns from a VLAN that stood beside it', async () => {
  await show({ ...TAGGED, 'vlan.2.devname': 'br0', 'vlan.2.id': '20', 'vlan.2.status': 'enabled' });
  await putNumber('20');
  await revert('vlan.id');
  await expect.poll(pending).toBe(0);
  expect(number()?.value).toBe('10');
});

it('switched off and reverted has the number of the device again', async () => {
  await show(TAGGED);
  toggle()!.click();
  await expect.poll(vlan).toBeUndefined();
  await revert('management-vlan');
  await expect.poll(pending).toBe(0);
  expect(number()?.value).toBe('10');
});

it('switched off and on has the number of the device again', async () => {
  await show(TAGGED);
  toggle()!.click();
  await expect.poll(vlan).toBeUndefined();
  toggle()!.click();
  await expect.poll(pending).toBe(0);
  expect(number()?.value).toBe('10');
});

it('keeps the number of a management VLAN that was removed, says that its interface is gone, and is reverted', async () => {
  await show(TAGGED);
  const removed = Object.keys(TAGGED).filter(key => key.startsWith('vlan.1.'));
  stage.models.get(EditingModel).edited(new Map(removed.map(key => [key, undefined])));
  const field = () => number()!.closest<HTMLElement>('[data-setting]')!;
  await expect.poll(() => field().textContent).toContain('There is no interface br0.10.');
  expect([number()!.value, field().textContent?.includes('required')]).toEqual(['10', false]);
  number()!.focus();
  leave(number()!);
  expect(pending()).toBe(1);
  await revert('vlan.id');
  await expect.poll(pending).toBe(0);
  expect(field().textContent).not.toContain('There is no interface');
});

it('the switch of the management VLAN says what all that it writes does', async () => {
  await show(TAGGED);
  toggle()!.click();
  await expect.poll(vlan).toBeUndefined();
  const field = toggle()!.closest<HTMLElement>('[data-setting]')!;
  await expect.poll(() => field.textContent).toContain('cuts management access');
  expect(field.textContent).not.toContain('restarts');
});

it('switched on and given a number is marked, and reverted at its switch', async () => {
  await show(UNTAGGED);
  toggle()!.click();
  await putNumber('10');
  await revert('management-vlan');
  await expect.poll(pending).toBe(0);
  expect([toggle()?.checked, number()]).toEqual([false, null]);
});

it('reverted at its switch has the number of a device that takes single settings too', async () => {
  await show(SINGLE, new Set(Object.keys(SINGLE)));
  toggle()!.click();
  await expect.poll(pending).toBe(1);
  await revert('management-vlan');
  await expect.poll(pending).toBe(0);
  expect(number()?.value).toBe('10');
});

it.each([1024, 1440])(
  'the bridge whose management went to a VLAN has no address in the table, and its whole MTU, at %s px',
  async width => {
    await show(UNTAGGED);
    await screen.viewport(width, 900);
    localStorage.setItem('radiolink.settings-view', 'advanced');
    const editing = stage.models.get(EditingModel);
    const values = editing.$values.getState();
    editing.edited(managementVlanChanges({ values, original: values }, '10'));
    editing.edited(new Map([['netconf.1.mtu', '1500']]));
    const row = () => stage.place.querySelector<HTMLElement>('tbody[data-entry="netconf.1"]');
    await expect.poll(row).not.toBeNull();
    const address = () => row()!.querySelector<HTMLInputElement>('[data-setting="interface.address"] input')!;
    await expect.poll(() => address().value).toBe('');
    expect(row()!.textContent).not.toContain('0.0.0.0');
    expect(row()!.textContent).not.toContain('Static address');
    expect(row()!.textContent).toContain('No address');
    const mtu = row()!.querySelector<HTMLInputElement>('[data-setting="interface.mtu"] input')!;
    const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(mtu);
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    pen.font = font;
    const room =
      mtu.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    expect(room).toBeGreaterThanOrEqual(pen.measureText('1500').width);
    // An address that is entered is one, and none again when it is emptied.
    leave(enter(address(), '192.0.2.40/24'));
    await expect.poll(() => editing.$values.getState().get('netconf.1.ip')).toBe('192.0.2.40');
    leave(enter(address(), ''));
    await expect.poll(() => editing.$values.getState().get('netconf.1.ip')).toBe('0.0.0.0');
  },
);
