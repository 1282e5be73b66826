import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
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
};

let stage: Stage;
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage({ boardInfo: 'board.netmodes=3\nboard.phycount=1\nradio.1.devdomain=5000\n' });
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(BRIDGE),
    modified: false,
    firstSetup: false,
  });
  await stage.show(<part.View />);
});
afterEach(() => stage.close());

const select = () => stage.place.querySelector<HTMLSelectElement>('[data-setting="network.mode"] select')!;
function choose(mode: string): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select(), mode);
  select().dispatchEvent(new Event('change', { bubbles: true }));
}

it('offers the modes of the board', async () => {
  await vi.waitUntil(() => select().options.length === 2);
  expect([...select().options].map(({ value }) => value)).toEqual(['bridge', 'router']);
});

it('rewrites what belongs to a mode as one set of changes, says where management is, and takes it back', async () => {
  const { $values, $pendingCount } = stage.models.get(EditingModel);
  choose('router');
  await expect.poll(() => $values.getState().get('dhcpd.1.start')).toBe('192.168.7.21');
  expect(select().value).toBe('router');
  const impact = stage.models.get(PermittedApply).$impact.getState();
  expect(impact?.needsTest).toBe(true);
  expect(impact?.cuts.map(({ message }) => message.values)).toContainEqual({
    interface: 'br1',
    ports: 'eth0',
  });
  choose('bridge');
  await expect.poll(() => $pendingCount.getState()).toBe(0);
});
