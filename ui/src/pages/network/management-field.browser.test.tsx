import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { enter } from '../../testing/settings-page.mother.tsx';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const BRIDGE = {
  netmode: 'bridge',
  'radio.1.mode': 'managed',
  'netconf.status': 'enabled',
  'netconf.1.devname': 'br0',
  'netconf.1.status': 'enabled',
  'netconf.1.role': 'mlan',
  'netconf.1.ip': '192.168.7.20',
  'netconf.1.netmask': '255.255.255.0',
  'bridge.status': 'enabled',
  'bridge.1.devname': 'br0',
  'bridge.1.status': 'enabled',
  'bridge.1.port.1.devname': 'eth0',
  'bridge.1.port.1.status': 'enabled',
  'bridge.1.port.2.devname': 'ath0',
  'bridge.1.port.2.status': 'enabled',
  'vlan.status': 'enabled',
  'vlan.1.devname': 'eth0',
  'vlan.1.id': '10',
  'vlan.1.status': 'enabled',
};

let stage: Stage;
async function show(lines: Readonly<Record<string, string>>): Promise<void> {
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(lines),
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
}
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage();
});
afterEach(() => stage.close());

const label = 'Management interface';
const select = () =>
  [...stage.place.querySelectorAll('label')]
    .find(({ textContent }) => textContent === label)
    ?.parentElement?.querySelector('select');
const drawn = (name: string) => stage.place.querySelector(`nav li[data-value="${name}"]`)?.textContent;

it('says which ports carry management, moves it to a VLAN as one change that is tested first, and back', async () => {
  await show(BRIDGE);
  await vi.waitUntil(() => select() !== undefined);
  expect(stage.place.textContent).toContain(
    'The device is reachable only through eth0 (untagged), ath0 (untagged).',
  );
  enter(select()!, 'eth0.10');
  await expect
    .poll(() => stage.place.textContent)
    .toContain('The device is reachable only through eth0 (tagged, VLAN 10).');
  expect(drawn('eth0.10')).toBe('eth0.10, Management, parent: eth0, 192.168.7.20/24, Changed');
  const { $impact } = stage.models.get(PermittedApply);
  expect([$impact.getState()?.needsTest, $impact.getState()?.cuts.map(({ kind }) => kind)]).toEqual([
    true,
    expect.arrayContaining(['vlan']),
  ]);
  enter(select()!, 'br0');
  await expect.poll(() => stage.models.get(EditingModel).$pendingCount.getState()).toBe(0);
});

it('offers no choice in a router, which is managed from its LAN', async () => {
  await show({ ...BRIDGE, netmode: 'router', 'netconf.1.role': 'lan' });
  await vi.waitUntil(() => drawn('br0') !== undefined);
  expect(drawn('br0')).toContain('LAN · Management');
  expect(select()).toBeUndefined();
});

it('keeps a port before its words in a language from the right, only its name in a direction of its own', async () => {
  await stage.close();
  stage = setStage({
    texts: {
      language: 'ar',
      translations: {
        'The device is reachable only through {ports}.': 'لا يمكن الوصول إلى الجهاز إلا عبر {ports}.',
        '{port} (untagged)': '{port} (بلا وسم)',
      },
    },
  });
  await show(BRIDGE);
  await expect
    .poll(() => stage.place.textContent)
    .toContain('إلا عبر \u2068eth0\u2069 (بلا وسم) و\u2068ath0\u2069 (بلا وسم).');
});
