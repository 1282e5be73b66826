import { describe, expect, it } from 'vitest';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import { settingsContext } from '../settings-context.ts';
import { accompanyingEdits } from './accompanying-edits.ts';

const row = (control: number, center: number, bw: number): ChannelRow => ({
  control,
  center,
  bw,
  ch: 36,
  dfs: false,
  maxEirp: 30,
});
const channels = [row(5180, 5180, 20), row(5180, 5190, 40), row(5180, 5210, 80), row(5220, 5230, 40)];
const accessPoint: Readonly<Record<string, string>> = {
  'radio.1.mode': 'master',
  'radio.1.chanbw': '40',
  'radio.1.freq': '5180',
  'radio.1.center.1.freq': '5190',
  'radio.1.ieee_mode': '11acvht40',
};
const context = (values: Readonly<Record<string, string>>) =>
  settingsContext(new Map(Object.entries(values)), undefined, { channels });
const edits = (
  ...[id, value, values]: [Parameters<typeof accompanyingEdits>[0], string, typeof accessPoint]
) => Object.fromEntries(accompanyingEdits(id, value, context(values)));

describe('what changes together with the channel width of an access point', () => {
  it('what changes together with the channel width of an access point is the center, around the same control frequency, and the standard', () => {
    expect(edits('radio.channelWidth', '80', accessPoint)).toEqual({
      'radio.1.center.1.freq': '5210',
      'radio.1.ieee_mode': '11acvht80',
    });
  });

  it('what changes together with the channel width of an access point is the nearest channel where the control frequency has none of the width', () => {
    const values = { ...accessPoint, 'radio.1.freq': '5225', 'radio.1.center.1.freq': '5225' };
    expect(edits('radio.channelWidth', '40', values)).toMatchObject({
      'radio.1.freq': '5220',
      'radio.1.center.1.freq': '5230',
    });
  });

  it('what changes together with the channel width of an access point is no frequency while that is automatic', () => {
    const values = { ...accessPoint, 'radio.1.freq': '0', 'radio.1.center.1.freq': '0' };
    expect(edits('radio.channelWidth', '20', values)).toEqual({ 'radio.1.ieee_mode': '11acvht20' });
  });

  it('what changes together with the channel width of an access point is nothing when the width becomes automatic', () => {
    expect(edits('radio.channelWidth', '0', accessPoint)).toEqual({});
  });

  it('what changes together with the channel width of an access point is nothing on a station', () => {
    expect(edits('radio.channelWidth', '80', { ...accessPoint, 'radio.1.mode': 'managed' })).toEqual({});
  });
});

describe('what changes together with the control frequency', () => {
  it('what changes together with the control frequency is the center of the channel of the width in use', () => {
    expect(edits('radio.frequency', '5220', accessPoint)).toEqual({ 'radio.1.center.1.freq': '5230' });
  });

  it('what changes together with the control frequency is the center, automatic too', () => {
    expect(edits('radio.frequency', '0', accessPoint)).toEqual({ 'radio.1.center.1.freq': '0' });
  });

  it('what changes together with the control frequency is nothing where the country has no such channel, or the firmware no center', () => {
    expect(edits('radio.frequency', '5500', accessPoint)).toEqual({});
    expect(edits('radio.frequency', '5220', { 'radio.1.chanbw': '40' })).toEqual({});
  });
});

describe('what changes together with the wireless mode', () => {
  const secured = { ...accessPoint, 'aaa.status': 'enabled', 'aaa.1.status': 'enabled' };

  it('what changes together with the wireless mode is the side that holds the encryption', () => {
    expect(edits('radio.mode', 'managed', secured)).toEqual({
      'aaa.status': 'disabled',
      'aaa.1.status': 'disabled',
      'wpasupplicant.status': 'enabled',
      'wpasupplicant.device.1.status': 'enabled',
      'wpasupplicant.profile.1.network.1.status': 'enabled',
    });
  });

  it('what changes together with the wireless mode is the same the other way', () => {
    const station = { 'radio.1.mode': 'managed', 'wpasupplicant.status': 'enabled' };
    expect(edits('radio.mode', 'master', station)).toEqual({
      'aaa.status': 'enabled',
      'aaa.1.status': 'enabled',
      'wpasupplicant.status': 'disabled',
    });
  });

  it('what changes together with the wireless mode is nothing on an open link', () => {
    expect(edits('radio.mode', 'managed', accessPoint)).toEqual({});
  });
});

it('the encryption of an access point goes on with its entry, in a configuration without one too', () => {
  const entry = 'aaa.1.status';
  expect(edits('security.accessPoint', 'enabled', { 'aaa.status': 'disabled' })).toEqual({
    [entry]: 'enabled',
  });
  expect(edits('security.accessPoint', 'enabled', { [entry]: 'disabled' })).toEqual({});
  expect(edits('security.accessPoint', 'disabled', { 'aaa.status': 'enabled' })).toEqual({});
});

describe('a part of the packet filter that goes on', () => {
  const OFF = { 'iptables.status': 'disabled', 'iptables.sys.fw.status': 'disabled' };

  it('a part of the packet filter that goes on turns on what it stands in, and leaves off what was left beside it', () => {
    expect(edits('firewall.enabled', 'enabled', { ...OFF, 'iptables.sys.portfw.status': 'enabled' })).toEqual(
      {
        'iptables.status': 'enabled',
        'iptables.sys.status': 'enabled',
        'iptables.sys.portfw.status': 'disabled',
      },
    );
    expect(edits('firewall.bridge', 'enabled', {})).toEqual({
      'ebtables.status': 'enabled',
      'ebtables.sys.status': 'enabled',
    });
  });

  it('a part of the packet filter that goes off, or stands in one that is on, changes nothing else', () => {
    const on = { 'iptables.status': 'enabled', 'iptables.sys.status': 'enabled' };
    expect(edits('firewall.enabled', 'disabled', OFF)).toEqual({});
    expect(edits('firewall.enabled', 'enabled', { ...OFF, ...on })).toEqual({});
  });

  it('a rule of the packet filter that goes on does not turn on a firewall that is off', () => {
    const rule = accompanyingEdits(
      'firewall.rule',
      'enabled',
      settingsContext(new Map(Object.entries(OFF))),
      { indexes: [1] },
    );
    expect([...rule]).toEqual([]);
  });
});

it('a station proves itself by name and password only where EAP is on', () => {
  const key = 'wpasupplicant.profile.1.network.1.eap.1.status';
  expect(edits('security.stationMethod', 'WPA-EAP', {})).toEqual({ [key]: 'enabled' });
  expect(edits('security.stationMethod', 'WPA-PSK', { [key]: 'enabled' })).toEqual({ [key]: 'disabled' });
  expect(edits('security.stationMethod', 'WPA-PSK', {})).toEqual({});
});

it('a setting that stands alone changes nothing else', () => {
  expect(edits('wireless.ssid', 'other', accessPoint)).toEqual({});
});

describe('what changes together with the MAC access list', () => {
  const shipped = { 'wireless.1.mac_acl.policy': 'allow', 'wireless.1.mac_acl.status': 'disabled' };

  it('what changes together with the MAC access list is the policy of an empty list, which would disconnect every station', () => {
    expect(edits('wireless.accessList', 'enabled', shipped)).toEqual({ 'wireless.1.mac_acl.policy': 'deny' });
    expect(edits('wireless.accessList', 'disabled', shipped)).toEqual({
      'wireless.1.mac_acl.policy': 'allow',
    });
  });

  it('what changes together with the MAC access list is nothing where stations are listed', () => {
    const listed = { ...shipped, 'wireless.1.mac_acl.3.mac': '02:00:5E:00:00:01' };
    expect(edits('wireless.accessList', 'enabled', listed)).toEqual({});
  });
});

describe('distance and ACK timeout by hand', () => {
  const byHand = {
    'radio.1.ack.auto': 'disabled',
    'radio.1.ackdistance': '3000',
    'radio.1.acktimeout': '51',
  };
  const limited = (id: Parameters<typeof accompanyingEdits>[0], value: string) =>
    Object.fromEntries(
      accompanyingEdits(
        id,
        value,
        settingsContext(new Map(Object.entries(byHand)), { distanceLimitMetres: 15_000 }),
      ),
    );

  it.each([
    ['radio.distance', '20000', { 'radio.1.acktimeout': '165' }],
    ['radio.distance', '3000', { 'radio.1.acktimeout': '51' }],
    ['radio.ackTimeout', '165', { 'radio.1.ackdistance': '20100' }],
    ['radio.ackTimeout', '51', { 'radio.1.ackdistance': '3000' }],
  ] as const)('%s %s moves the other', (id, value, expected) => {
    expect(edits(id, value, byHand)).toEqual(expected);
  });

  it('stay within the limits of the board', () => {
    expect(limited('radio.distance', '15000')).toEqual({ 'radio.1.acktimeout': '131' });
    expect(limited('radio.distance', '99000')).toEqual({ 'radio.1.acktimeout': '131' });
    expect(limited('radio.ackTimeout', '186')).toEqual({ 'radio.1.ackdistance': '15000' });
    expect(limited('radio.ackTimeout', '31')).toEqual({ 'radio.1.ackdistance': '300' });
  });
});
