import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { PendingTask, usePendingTasks } from './pending-task.tsx';
import tones from '../../../theme/tones.module.css';

const RUNNING = [
  'radio.1.mode=master',
  'radio.1.ptpmode=0',
  'radio.1.freq=5680',
  'radio.1.txpower=13',
  'wireless.1.ssid=ridge-north',
  'wireless.1.mac_acl.status=enabled',
  '',
].join('\n');
const EDITS = {
  'wireless.1.ssid': 'quarry-two',
  'radio.1.freq': '0',
  'radio.1.txpower': '12',
  'wireless.1.mac_acl.1.mac': '02:00:5E:00:00:01',
  'wireless.1.mac_acl.1.status': 'enabled',
  'wireless.1.mac_acl.1.comment': 'Barn',
};

function Lists() {
  const { tasks } = usePendingTasks();
  return tasks.map(task => <PendingTask key={task.id} task={task} />);
}

let stage: Stage;
beforeEach(async () => {
  await page.viewport(760, 900);
  stage = setStage();
  const editing = stage.models.get(EditingModel);
  stage.models.get(PermittedApply);
  editing.configurationRead({ text: RUNNING, modified: false, firstSetup: false });
  editing.edited(new Map(Object.entries(EDITS)));
  await stage.show(<Lists />);
  await vi.waitUntil(() => stage.place.querySelectorAll('table').length === 4);
});
afterEach(async () => {
  await stage.close();
  await page.viewport(1280, 900);
});

const row = (name: string): HTMLElement =>
  [...stage.place.querySelectorAll('tr')].find(({ textContent }) => textContent.includes(name))!;

it('the changes of an access point speak of its stations, and the columns stand under each other', () => {
  const tasks = [...stage.place.querySelectorAll('section')].map(task => task.firstElementChild?.textContent);
  expect(tasks).toEqual([
    'Wireless network1 changeDisconnects the stations',
    'Channel1 changeDisconnects the stations',
    'MAC access list1 changeDisconnects the stations',
    'Antenna and power1 changeRestarts the radio',
  ]);
  const lefts = [...stage.place.querySelectorAll('thead tr')].map(head =>
    [...head.children].map(cell => Math.round(cell.getBoundingClientRect().left)),
  );
  expect(lefts[1]).toEqual(lefts[0]);
});

it('the changes of a radio without a link restart it, and have no link to cut', async () => {
  const risks = () =>
    [...stage.place.querySelectorAll('section')].map(task => task.firstElementChild?.lastElementChild);
  const status = ptpAccessPointStatus();
  await stage.answer(status);
  expect(stage.place.textContent).toContain('Disconnects the stations');
  await stage.answer({ ...status, wireless: { ...status.wireless, stations: [], stationCount: 0 } });
  await expect.poll(() => stage.place.textContent).not.toContain('Disconnects the stations');
  expect(stage.place.textContent.match(/Restarts the radio/g)).toHaveLength(4);
  expect(risks().some(word => word?.classList.contains(tones['warn']!))).toBe(false);
});

it('a VLAN that carries no management restarts the network, and the one that carries it cuts the access', async () => {
  const editing = stage.models.get(EditingModel);
  const lines = {
    'netconf.1.devname': 'br0',
    'netconf.1.status': 'enabled',
    'netconf.1.ip': '192.0.2.20',
    'netconf.1.netmask': '255.255.255.0',
    'bridge.1.devname': 'br0',
    'bridge.1.status': 'enabled',
    'bridge.1.port.1.devname': 'eth0.10',
    'bridge.1.port.1.status': 'enabled',
    'vlan.1.devname': 'eth0',
    'vlan.1.id': '10',
    'vlan.1.status': 'enabled',
    'netconf.status': 'enabled',
    'bridge.status': 'enabled',
    'vlan.status': 'enabled',
  };
  const text = Object.entries(lines)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
  editing.allReverted();
  editing.configurationRead({ text, modified: false, firstSetup: false });
  const risk = () => stage.place.querySelector('section')?.firstElementChild?.children[2];
  editing.edited(
    new Map([
      ['vlan.2.devname', 'eth0'],
      ['vlan.2.id', '20'],
      ['vlan.2.status', 'enabled'],
    ]),
  );
  await expect.poll(() => risk()?.textContent).toBe('Restarts the network');
  expect(risk()?.classList.contains(tones['warn']!)).toBe(false);
  editing.edited(new Map([['vlan.1.id', '11']]));
  await expect.poll(() => risk()?.textContent).toBe('Cuts management access');
  expect(risk()?.classList.contains(tones['warn']!)).toBe(true);
});

it('a frequency has its unit, or is chosen by the device', () => {
  const [before, after] = row('Control frequency').querySelectorAll('td');
  expect([before?.textContent, after?.textContent]).toEqual(['5680\u202FMHz', 'Auto']);
});

it('a new entry is one change, which says what is in it and is reverted as one', async () => {
  const entry = row('MAC access list entry 02:00:5E:00:00:01');
  expect(entry.textContent).toContain('02:00:5E:00:00:01');
  expect(entry.textContent).toContain('Barn');
  // The device has nothing of it: what is new has the room of both columns.
  const [cell] = entry.querySelectorAll('td');
  expect([cell?.colSpan, cell?.textContent.startsWith('Added')]).toEqual([2, true]);
  expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(4);
  entry.querySelector('button')!.click();
  await expect.poll(() => row('MAC access list entry 02:00:5E:00:00:01')).toBeUndefined();
  expect(stage.models.get(EditingModel).$pendingCount.getState()).toBe(3);
});

it('a change takes two lines on a narrow phone, and no word breaks', async () => {
  await page.viewport(320, 640);
  const change = row('Control frequency');
  const name = change.querySelector('th')!;
  await expect.poll(() => name.getBoundingClientRect().height).toBeLessThan(26);
  const [before] = change.querySelectorAll('td');
  expect(before!.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('a task opens on demand, and is reverted as a whole', async () => {
  const editing = stage.models.get(EditingModel);
  const many = ['01', '02', '03', '04', '05'].map(
    (end, index) => [`wireless.1.mac_acl.${index + 2}.mac`, `02:00:5E:00:01:${end}`] as const,
  );
  editing.edited(new Map(many));
  const unfold = page.getByRole('button', { name: 'MAC access list', exact: true });
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('6 changes')).toBeVisible();
  expect(row('02:00:5E:00:01:05')).toBeUndefined();
  await unfold.click();
  await expect.poll(() => row('02:00:5E:00:01:05')).toBeDefined();
  await page.getByRole('button', { name: 'Revert MAC access list', exact: true }).click();
  await expect.poll(() => editing.$pendingCount.getState()).toBe(3);
});

it('a new forwarding is a line that reads from port to device, with the rest of it below', async () => {
  const forward = (part: string) => `iptables.sys.portfw.1.${part}`;
  stage.models.get(EditingModel).edited(
    new Map(
      Object.entries({
        [forward('proto')]: 'TCP',
        [forward('dport')]: '8080',
        [forward('host')]: '198.51.100.27',
        [forward('port')]: '80',
        [forward('comment')]: 'gate camera',
        [forward('status')]: 'enabled',
      }),
    ),
  );
  const cell = () => row('Port forwarding')?.children[1]?.textContent;
  await expect.poll(cell).toBe('AddedTCP 8080 → 198.51.100.27:80 · gate cameraEnabledOn');
  const line = row('Port forwarding').querySelector('bdi');
  expect(line && getComputedStyle(line).unicodeBidi).toBe('isolate');
});

it('the review names the country, the antenna, the language and the time zone that are written as a number or a code', async () => {
  await stage.close();
  stage = setStage({
    boardInfo: 'radio.1.antennas=1\nradio.1.antenna.1.id=4\nradio.1.antenna.1.name=Dish 30\n',
  });
  const editing = stage.models.get(EditingModel);
  stage.models.get(PermittedApply);
  const lines = {
    'radio.countrycode': '840',
    'radio.1.antenna.id': '4',
    'gui.language': 'en_US',
    'system.timezone': 'GMT-2',
  };
  const text = Object.entries(lines).map(([key, value]) => `${key}=${value}\n`);
  editing.configurationRead({ text: text.join(''), modified: false, firstSetup: false });
  editing.edited(
    new Map([
      ['radio.countrycode', '276'],
      ['radio.1.antenna.id', '0'],
      ['gui.language', 'de_DE'],
      ['system.timezone', 'GMT-1'],
    ]),
  );
  await stage.show(<Lists />);
  const sides = (name: string) =>
    [...(row(name)?.querySelectorAll('td') ?? [])].slice(0, 2).map(({ textContent }) => textContent);
  await vi.waitUntil(() => sides('Country').length === 2);
  expect(['Country', 'Antenna', 'Interface language', 'Time zone'].map(sides)).toEqual([
    ['United States', 'Germany'],
    ['Dish 30', 'Custom antenna'],
    ['English (United States)', 'German (Germany)'],
    ['UTC+02:00', 'UTC+01:00'],
  ]);
});
