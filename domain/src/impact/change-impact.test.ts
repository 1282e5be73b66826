import { assert, property, uniqueArray, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/index.ts';
import { changeImpact, needsWarning } from './change-impact.ts';
import { applyRemoteFirst } from './apply-remote-first.ts';

const BEFORE = ConfigText.parse(
  [
    'netmode=bridge',
    'netconf.1.devname=br0',
    'netconf.1.ip=192.0.2.20',
    'radio.countrycode=276',
    'radio.1.mode=master',
    'radio.1.ptpmode=1',
    'radio.1.freq=5180',
    'radio.1.chanbw=20',
    'wireless.1.ssid=Ridge',
    'resolv.host.1.name=mast',
    'snmp.status=disabled',
    '',
  ].join('\n'),
);

const WEATHER = { control: 5620, center: 5620, bw: 20, ch: 124, dfs: true, maxEirp: 30 };

function after(changes: Readonly<Record<string, string>>, before = BEFORE): ConfigText {
  const edit = before.edit(new Map(Object.entries(changes)));
  if (!edit.ok) throw new Error('The test made a change that cannot be.');
  return edit.config;
}

const impactOf = (changes: Readonly<Record<string, string>>) =>
  changeImpact({ before: BEFORE, after: after(changes), channels: [WEATHER] });
const kinds = (changes: Readonly<Record<string, string>>) => impactOf(changes).cuts.map(({ kind }) => kind);

describe('what a change cuts', () => {
  it('what a change cuts of an access point for many speaks of its stations, never of one remote end', () => {
    const many = after({ 'radio.1.ptpmode': '0' });
    const { cuts } = changeImpact({ before: many, after: after({ 'wireless.1.ssid': 'Barn' }, many) });
    expect(cuts.map(({ message }) => message.key)).toEqual([
      'Stations stay disconnected until their settings match.',
      'The radio restarts: it does not transmit for up to {seconds} s.',
    ]);
  });

  it.each([
    [
      '1',
      'master',
      'The station scans and follows automatically, unless its scan list or channel width excludes the new channel.',
    ],
    [
      '0',
      'master',
      'Stations scan and follow automatically, unless their scan list or channel width excludes the new channel.',
    ],
    [
      '1',
      'managed',
      'This station stays disconnected until the access point uses a channel of the new settings.',
    ],
  ])(
    'what a change cuts of a mere channel says that the other end follows: ptpmode %s, %s',
    (ptpmode, mode, words) => {
      const device = after({ 'radio.1.ptpmode': ptpmode, 'radio.1.mode': mode });
      for (const change of [{ 'radio.1.freq': '5200' }, { 'radio.1.chanbw': '40' }]) {
        const { cuts } = changeImpact({ before: device, after: after(change, device) });
        expect(cuts.find(({ kind }) => kind === 'remote-end')?.message.key).toBe(words);
      }
    },
  );

  it.each([
    ['a scan list with its channel', { 'radio.1.scan_list.channels': '5180,5200' }, ['link']],
    [
      'a scan list without its channel',
      { 'radio.1.scan_list.channels': '5200,5220' },
      ['remote-end', 'link'],
    ],
    ['its own width', { 'radio.1.chanbw': '40' }, ['remote-end', 'link']],
    [
      'an older list without its channel',
      { 'wireless.1.scan_list.channels': '5200' },
      ['remote-end', 'link'],
    ],
  ])(
    'what a change cuts of a station connected at 5180 MHz is the link for good only where it no longer finds it: %s',
    (_, changes, cuts) => {
      const station = after({
        'radio.1.mode': 'managed',
        'radio.1.freq': '0',
        'radio.1.scan_list.status': 'enabled',
        'wireless.1.scan_list.status': 'enabled',
      });
      const impact = changeImpact({ before: station, after: after(changes, station), linkedMhz: 5180 });
      expect(impact.cuts.map(({ kind }) => kind)).toEqual(cuts);
    },
  );

  it.each([
    [{ 'aaa.1.radius.auth.1.ip': '192.0.2.5' }, ['link']],
    [{ 'wireless.1.mac_acl.status': 'enabled' }, ['remote-end', 'link']],
    [{ 'wireless.1.mac_acl.1.mac': '02:00:00:00:00:01' }, ['link']],
    [{ 'radio.1.polling': 'disabled' }, ['link']],
    [{ 'radio.1.status': 'disabled' }, ['remote-end']],
  ])('what a change cuts of what one end has for itself is not asked of the other: %o', (changes, cuts) => {
    expect(kinds(changes)).toEqual(cuts);
  });

  it('claims no link that stays up while the radio restarts', () => {
    expect(kinds({ 'snmp.status': 'enabled', 'radio.1.txpower': '3' })).toEqual(['link']);
  });

  it.each([
    [{ 'resolv.host.1.name': 'tower' }, [], false],
    [{ 'snmp.status': 'enabled' }, ['services'], false],
    [{ 'wireless.1.ssid': 'Barn' }, ['remote-end', 'link'], true],
    [{ 'radio.1.txpower': '3' }, ['link'], true],
    [{ 'aaa.1.br.devname': 'br1' }, ['link'], true],
    [{ 'netconf.1.ip': '192.0.2.21' }, ['address', 'management'], true],
    [{ 'vlan.1.id': '10' }, ['vlan'], true],
    [{ 'users.1.name': 'mast' }, ['lock-out', 'services'], true],
    [{ 'sshd.status': 'disabled' }, ['services'], false],
    [{ 'telnetd.port': '2323' }, ['services'], false],
    [{ 'sshd.auth.key.1.value': 'AAAA', 'sshd.auth.key.1.status': 'enabled' }, ['services'], false],
    [{ 'users.2.name': 'viewer', 'users.2.status': 'enabled' }, ['services'], false],
    [{ 'users.1.status': 'disabled' }, ['lock-out', 'services'], true],
    [{ 'httpd.status': 'disabled' }, ['web-server'], true],
    [{ 'httpd.status': 'enabled' }, ['management'], true],
    [{ 'httpd.session.timeout': '60' }, ['services'], false],
    [{ 'pwdog.host': '192.0.2.99' }, ['services'], false],
    [{ 'pwdog.status': 'enabled', 'pwdog.host': '192.0.2.99' }, ['watchdog', 'services'], false],
    [{ 'pwdog.status': 'disabled' }, ['services'], false],
  ])('%o: %o', (changes, cuts, needsTest) => {
    expect(kinds(changes)).toEqual(cuts);
    expect(impactOf(changes).needsTest).toBe(needsTest);
  });

  it.each([
    [{ 'resolv.host.1.name': 'tower' }, false],
    [{ 'snmp.status': 'enabled' }, false],
    [{ 'radio.1.txpower': '3' }, true],
    [{ 'netconf.1.ip': '192.0.2.21' }, true],
    [{ 'vlan.1.id': '10' }, true],
    [{ 'radio.1.freq': '5620' }, true],
    [{ 'users.1.name': 'mast' }, true],
  ])('what a change cuts is to be said before %o is asked for: %s', (changes, said) => {
    expect(needsWarning(impactOf(changes))).toBe(said);
  });

  it.each(['radio.1.mode', 'aaa.1.wpa.psk', 'wireless.1.ssid', 'radio.1.chanbw', 'radio.countrycode'])(
    'what a change cuts is to be said wherever the remote end is concerned: %s',
    key => {
      expect(applyRemoteFirst(BEFORE, after({ [key]: '7' }))).toBeDefined();
      expect(needsWarning(impactOf({ [key]: '7' }))).toBe(true);
    },
  );

  const CHANGES = [
    { 'resolv.host.1.name': 'tower' },
    { 'snmp.status': 'enabled' },
    { 'radio.1.txpower': '3' },
    { 'wireless.1.ssid': 'Barn' },
    { 'netconf.1.ip': '192.0.2.21' },
    { 'netconf.1.mtu': '1400' },
    { netmode: 'router' },
    { 'vlan.1.id': '10' },
    { 'users.1.name': 'mast' },
    { 'httpd.status': 'enabled' },
    { 'httpd.port': '8080' },
    { 'httpd.session.timeout': '60' },
    { 'sshd.status': 'disabled' },
    { 'pwdog.host': '192.0.2.99' },
  ] as const;

  it('gives one restart one duration, whatever is changed together', () => {
    const withDuration = new Set<number>();
    assert(
      property(uniqueArray(constantFrom(...CHANGES), { minLength: 1 }), changes => {
        const { cuts } = impactOf(Object.assign({}, ...changes));
        const durations = new Set(cuts.flatMap(({ seconds }) => seconds ?? []));
        for (const seconds of durations) withDuration.add(seconds);
        expect(durations.size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
    expect([...withDuration].toSorted((one, other) => one - other)).toEqual([10, 100]);
  });

  it('tells of the web server alone where only that restarts', () => {
    const [cut] = impactOf({ 'httpd.status': 'enabled' }).cuts;
    expect(cut).toMatchObject({ seconds: 10, message: { values: { seconds: 10 } } });
  });

  it('tells the address that the page moves to', () => {
    expect(impactOf({ 'netconf.1.ip': '192.0.2.21', 'httpd.https.status': 'enabled' }).newAddress).toEqual({
      scheme: 'https',
      host: '192.0.2.21',
      port: 443,
    });
  });

  it('tells none when a client will ask for it', () => {
    const dhcp = { 'dhcpc.status': 'enabled', 'dhcpc.1.devname': 'br0', 'dhcpc.1.status': 'enabled' };
    expect(impactOf(dhcp)).toMatchObject({ newAddress: undefined, cuts: [{ kind: 'address' }] });
  });

  it('cuts nothing, needs no test and takes no time where both configurations are equal', () => {
    expect(impactOf({})).toMatchObject({ cuts: [], needsTest: false, longestSeconds: 0 });
  });

  it('offers no test of a channel that is listened to for too long, and says why', () => {
    const impact = impactOf({ 'radio.1.freq': '5620' });
    expect(impact.cuts.map(({ kind }) => kind)).toContain('radar-wait');
    expect(impact.testProblem?.values).toMatchObject({ cac: 600, test: 240 });
  });

  it.each([
    [5620, 600, 700],
    [5300, 60, 160],
    [5180, 0, undefined],
    [5745, 0, undefined],
  ])(
    'decides by the frequency alone where no channel is known: %i MHz waits %i s, with the restart %s s',
    (frequency, listens, seconds) => {
      const moved = after({
        'radio.1.freq': String(frequency),
        'radio.1.chanbw': '20',
        'radio.1.txpower': '3',
      });
      const impact = changeImpact({ before: BEFORE, after: moved });
      const cut = impact.cuts.find(({ kind }) => kind === 'radar-wait');
      expect(cut?.seconds).toBe(seconds);
      expect(cut?.message.values).toEqual(cut && { minutes: listens / 60, seconds });
      // One silence has one end.
      expect(impact.cuts.filter(each => each.seconds !== undefined)).toHaveLength(1);
      expect(impact.longestSeconds).toBe(seconds ?? 100);
    },
  );

  it('lets a station go to such a channel: it does not listen', () => {
    expect(impactOf({ 'radio.1.freq': '5620', 'radio.1.mode': 'managed' }).testProblem).toBeUndefined();
  });
});

describe('which end to change first', () => {
  const advice = (changes: Readonly<Record<string, string>>, before = BEFORE) =>
    applyRemoteFirst(before, after(changes, before));

  it('is the local end for the channel of an access point: the station searches', () => {
    expect(advice({ 'radio.1.freq': '5200' })).toMatchObject({ first: 'local', followsByItself: true });
  });

  it.each(['wireless.1.ssid', 'aaa.1.wpa.psk', 'radio.1.mode', 'radio.1.ptpmode'])(
    'is the remote end for %s: it will not follow',
    key => {
      expect(advice({ [key]: '0' })).toMatchObject({ first: 'remote', followsByItself: false });
    },
  );

  it('is the remote end for the channel of a station', () => {
    expect(advice({ 'radio.1.freq': '5200' }, after({ 'radio.1.mode': 'managed' }))?.first).toBe('remote');
  });

  it('no end comes first for what one end has for itself, nor of an access point of many', () => {
    expect(advice({ 'radio.1.txpower': '3' })).toBeUndefined();
    expect(advice({ 'wireless.1.ssid': 'Barn' }, after({ 'radio.1.ptpmode': '0' }))).toBeUndefined();
  });
});
