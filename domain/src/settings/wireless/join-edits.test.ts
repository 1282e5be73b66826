import { expect, it } from 'vitest';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import { settingsContext } from '../settings-context.ts';
import { canJoin, joinEdits, joinNeedsKey, joinProblem, type JoinableNetwork } from './join-edits.ts';

const row = (control: number, center: number, bw: number): ChannelRow => ({
  control,
  center,
  bw,
  ch: 36,
  dfs: false,
  maxEirp: 30,
});
const channels = [row(5180, 5190, 40), row(5180, 5210, 80), row(5785, 5795, 40), row(5785, 5785, 20)];
const NETWORK = 'wpasupplicant.profile.1.network.1';
const STATION: Readonly<Record<string, string>> = {
  'radio.1.mode': 'managed',
  'radio.1.ptpmode': '0',
  'radio.1.chanbw': '80',
  'radio.1.freq': '5180',
  'radio.1.center.1.freq': '5210',
  'wireless.1.ssid': 'old',
  'wpasupplicant.status': 'enabled',
  'wpasupplicant.device.1.status': 'enabled',
  [`${NETWORK}.status`]: 'enabled',
  [`${NETWORK}.ssid`]: 'old',
  [`${NETWORK}.psk`]: 'old-secret',
  [`${NETWORK}.key_mgmt.1.name`]: 'WPA-PSK',
};
const FARM: JoinableNetwork = {
  mac: '02:00:00:00:00:0A',
  ssid: 'farm',
  frequencyMhz: 5785,
  channelWidthMhz: 40,
  security: 'WPA2',
};
const context = (more: Readonly<Record<string, string>> = {}) =>
  settingsContext(new Map(Object.entries({ ...STATION, ...more })), undefined, { channels });
const edits = (network: Partial<JoinableNetwork>, more: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(joinEdits({ ...FARM, ...network }, context(more)));

it('takes over the name in both places, the width, the frequency and its center, and leaves the key', () => {
  expect(edits({})).toEqual({
    'wireless.1.ssid': 'farm',
    [`${NETWORK}.ssid`]: 'farm',
    'radio.1.chanbw': '40',
    'radio.1.freq': '5785',
    'radio.1.center.1.freq': '5795',
  });
});

it('leaves a frequency automatic, which the station finds by itself, and takes over the width', () => {
  const automatic = { 'radio.1.freq': '0', 'radio.1.center.1.freq': '0' };
  expect(edits({}, automatic)).toMatchObject({ 'wireless.1.ssid': 'farm', 'radio.1.chanbw': '40' });
  expect(Object.keys(edits({}, automatic)).filter(key => key.endsWith('freq'))).toEqual([]);
  const sixty = edits(
    { frequencyMhz: 60_480, channelWidthMhz: 1080 },
    { 'radio.0.freq': '0', 'radio.0.chanbw': '2160' },
  );
  expect(sixty).toMatchObject({ 'radio.0.chanbw': '1080' });
  expect(sixty).not.toHaveProperty('radio.0.freq');
});

it('switches the encryption off for an open network, and on with the method of a protected one', () => {
  expect(edits({ security: 'none' })).toMatchObject({
    'wpasupplicant.status': 'disabled',
    'wpasupplicant.device.1.status': 'disabled',
    [`${NETWORK}.status`]: 'disabled',
  });
  const off = { 'wpasupplicant.status': 'disabled', [`${NETWORK}.key_mgmt.1.name`]: 'NONE' };
  expect(edits({ security: 'WPA' }, off)).toMatchObject({
    'wpasupplicant.status': 'enabled',
    [`${NETWORK}.key_mgmt.1.name`]: 'WPA-PSK',
  });
  expect(edits({ security: 'WPA2-Enterprise' }, off)).toMatchObject({
    [`${NETWORK}.key_mgmt.1.name`]: 'WPA-EAP',
    [`${NETWORK}.eap.1.status`]: 'enabled',
  });
});

it.each(['WEP', 'WPA3', '', undefined])('leaves the encryption alone for the security %s', security => {
  const keys = Object.keys(edits({ security }, { 'wpasupplicant.status': 'disabled' }));
  expect(keys.filter(key => /status|key_mgmt/.test(key))).toEqual([]);
});

it('leaves out a frequency whose center is not known, and a frequency or width that no radio has', () => {
  expect(edits({ frequencyMhz: 5300 })).not.toHaveProperty('radio.1.freq');
  expect(edits({ frequencyMhz: 99 })).not.toHaveProperty('radio.1.freq');
  expect(edits({ channelWidthMhz: 0 })).not.toHaveProperty('radio.1.chanbw');
  const unknown = edits({ frequencyMhz: undefined, channelWidthMhz: 40 });
  expect(Object.keys(unknown).filter(key => key.startsWith('radio.'))).toEqual([]);
});

it('moves a lock to this access point, and puts the frequency on the scan list in use', () => {
  expect(edits({})).not.toHaveProperty('wireless.1.ap');
  expect(edits({}, { 'wireless.1.ap': '02:00:00:00:00:0F' })).toHaveProperty('wireless.1.ap', FARM.mac);
  const list = { 'radio.1.scan_list.status': 'enabled', 'radio.1.scan_list.channels': '5180' };
  expect(edits({}, list)).toHaveProperty('radio.1.scan_list.channels', '5180,5785');
  const held = { ...list, 'radio.1.scan_list.channels': '5785, 5180' };
  expect(edits({}, held)).not.toHaveProperty('radio.1.scan_list.channels');
});

it('sets the 60 GHz radio for a network above 50 GHz', () => {
  const sixty = { 'radio.0.freq': '58320', 'radio.0.chanbw': '2160' };
  const changes = edits({ frequencyMhz: 60_480, channelWidthMhz: 1080 }, sixty);
  expect(changes).toMatchObject({ 'radio.0.freq': '60480', 'radio.0.chanbw': '1080' });
  expect(changes).not.toHaveProperty('radio.1.freq');
  const list = { 'radio.1.scan_list.status': 'enabled', 'radio.1.scan_list.channels': '5180' };
  expect(edits({ frequencyMhz: 60_480 }, { ...sixty, ...list })).not.toHaveProperty(
    'radio.1.scan_list.channels',
  );
});

it('joining is for stations only, and for networks with a name that the configuration can hold', () => {
  expect(canJoin(context())).toBe(true);
  expect(canJoin(context({ 'radio.1.mode': 'master' }))).toBe(false);
  expect(edits({}, { 'radio.1.mode': 'master' })).toEqual({});
  for (const ssid of ['', '   ', undefined, 'line\nbreak', 'x'.repeat(33)]) {
    expect(joinProblem({ ...FARM, ssid }, context())).toBeDefined();
    expect(edits({ ssid })).toEqual({});
  }
});

it.each([
  ['   ', 'Hidden SSID'],
  [undefined, 'Hidden SSID'],
  ['Café am Markt', 'Unsupported characters'],
  ['x'.repeat(33), 'SSID too long'],
])('a network named %j says why it cannot be joined: %s', (ssid, reason) => {
  expect(joinProblem({ ...FARM, ssid }, context())?.key).toBe(reason);
  expect(joinProblem(FARM, context())).toBeUndefined();
});

it.each([
  { security: 'WPA2', needs: true },
  { security: 'WPA2-PSK', needs: true },
  { security: 'WPA2-EAP', needs: false },
  { security: 'WPA3', needs: false },
  { security: 'none', needs: false },
  { security: undefined, needs: false },
])('a network with $security needs a typed key: $needs', ({ security, needs }) => {
  expect(joinNeedsKey({ ...FARM, security })).toBe(needs);
});
