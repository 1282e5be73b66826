import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';

const BRIDGE = {
  netmode: 'bridge',
  'netconf.status': 'enabled',
  'netconf.1.devname': 'br0',
  'netconf.1.status': 'enabled',
  'netconf.1.role': 'mlan',
  'netconf.1.ip': '192.0.2.12',
  'netconf.1.netmask': '255.255.255.0',
};
const ROUTER = {
  ...BRIDGE,
  netmode: 'router',
  'netconf.1.role': 'lan',
  'dhcpd.status': 'enabled',
  'dhcpd.1.devname': 'br0',
  'dhcpd.1.status': 'enabled',
};

let stage: Stage;
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage();
});
afterEach(() => stage.close());

const widthOf = (id: string): number =>
  stage.place.querySelector(`[data-setting="${id}"] input`)?.getBoundingClientRect().width ?? 0;

it.each([
  ['a bridge', BRIDGE, ['interface.address', 'route.gateway', 'dns.address']],
  ['a router', ROUTER, ['interface.address', 'dns.address', 'dhcpServer.start', 'dhcpServer.end']],
] as const)('gives every address of %s the same width', async (_, lines, ids) => {
  stage.models
    .get(EditingModel)
    .configurationRead({ text: configurationText(lines), modified: false, firstSetup: false });
  await stage.show(<part.View />);
  await vi.waitUntil(() => ids.every(id => widthOf(id) > 0));
  expect(new Set(ids.map(widthOf)).size).toBe(1);
});
