import { describe, expect, it } from 'vitest';
import { accessListEdits, linkEdits, linkValues } from './link-edits.ts';

const ACCESS_POINT = new Map([
  ['radio.1.mode', 'master'],
  ['radio.1.freq', '5785'],
  ['radio.1.chanbw', '40'],
  ['radio.1.center.1.freq', '5795'],
  ['wireless.1.ssid', 'quarry'],
  ['aaa.1.ssid', 'quarry'],
  ['aaa.1.wpa.psk', 'an-old-key'],
]);
const STATION = new Map([
  ['radio.1.mode', 'managed'],
  ['radio.1.freq', '0'],
  ['radio.1.chanbw', '0'],
  ['wireless.1.ssid', 'quarry'],
  ['wpasupplicant.profile.1.network.1.ssid', 'quarry'],
  ['wpasupplicant.profile.1.network.1.psk', 'an-old-key'],
]);
const CHANNELS = [{ control: 5600, center: 5610, bw: 40 }] as never;

describe('what both ends of a link agree on', () => {
  it('what both ends of a link agree on is the SSID, with its mirrors at each end', () => {
    expect([...linkEdits({ ssid: 'mill' }, ACCESS_POINT)]).toEqual([
      ['wireless.1.ssid', 'mill'],
      ['aaa.1.ssid', 'mill'],
    ]);
    expect([...linkEdits({ ssid: 'mill' }, STATION)]).toEqual([
      ['wireless.1.ssid', 'mill'],
      ['wpasupplicant.profile.1.network.1.ssid', 'mill'],
    ]);
  });

  it('what both ends of a link agree on is the key, where each end has its own', () => {
    expect([...linkEdits({ key: 'a-new-key' }, ACCESS_POINT).keys()]).toEqual(['aaa.1.wpa.psk']);
    expect([...linkEdits({ key: 'a-new-key' }, STATION).keys()]).toEqual([
      'wpasupplicant.profile.1.network.1.psk',
    ]);
  });

  it('what both ends of a link agree on is the channel of the access point, with its center', () => {
    const edits = linkEdits({ frequencyMhz: 5600 }, ACCESS_POINT, { channels: CHANNELS });
    expect(edits.get('radio.1.freq')).toBe('5600');
    expect(edits.get('radio.1.center.1.freq')).toBe('5610');
  });

  it('what both ends of a link agree on is nothing for a station that searches everywhere', () => {
    expect(linkEdits({ frequencyMhz: 5600, widthMhz: 20 }, STATION).size).toBe(0);
  });

  it('what both ends of a link agree on is the frequency and the width of a station that has its own', () => {
    const own = new Map([...STATION, ['radio.1.freq', '5785'], ['radio.1.chanbw', '40']]);
    expect([...linkEdits({ frequencyMhz: 5600, widthMhz: 20 }, own)]).toEqual(
      expect.arrayContaining([
        ['radio.1.freq', '5600'],
        ['radio.1.chanbw', '20'],
      ]),
    );
  });

  it('what both ends of a link agree on is among what a station with a scan list searches', () => {
    const listing = new Map([
      ...STATION,
      ['radio.1.scan_list.status', 'enabled'],
      ['radio.1.scan_list.channels', '5785, 5805'],
    ]);
    expect(linkEdits({ frequencyMhz: 5600 }, listing).get('radio.1.scan_list.channels')).toBe(
      '5785,5805,5600',
    );
    expect(linkEdits({ frequencyMhz: 5805 }, listing).has('radio.1.scan_list.channels')).toBe(false);
  });

  it('what both ends of a link agree on is the topology, where the device has one', () => {
    const topology = (values: ReadonlyMap<string, string>, isPtp: boolean) =>
      linkEdits({ isPtp }, values).get('radio.1.ptpmode');
    for (const end of [ACCESS_POINT, STATION]) {
      const bridged = new Map([...end, ['radio.1.ptpmode', '1']] as const);
      expect([topology(bridged, false), topology(bridged, true)]).toEqual(['0', '1']);
      expect(topology(end, true)).toBeUndefined();
    }
  });

  it('what an end of a link has is read where that end has it, and is undefined where the other end sets it', () => {
    expect(linkValues(ACCESS_POINT)).toEqual({
      ssid: 'quarry',
      key: 'an-old-key',
      widthMhz: 40,
      frequencyMhz: 5785,
      isPtp: false,
    });
    expect(linkValues(new Map([...STATION, ['radio.1.ptpmode', '1']]))).toEqual({
      ssid: 'quarry',
      key: 'an-old-key',
      widthMhz: undefined,
      frequencyMhz: undefined,
      isPtp: true,
    });
  });
});

const NAMED = { mac: '24:a4:3c:11:22:33', name: 'Barn-ST' };
const UNNAMED = { mac: '24:A4:3C:11:22:44' };
const entries = (values: Record<string, string>) => ({ values: new Map(Object.entries(values)) });

describe('filling the MAC access list', () => {
  it('makes an entry of each station, with its name as the comment', () => {
    expect(Object.fromEntries(accessListEdits([NAMED, UNNAMED], entries({})))).toEqual({
      'wireless.1.mac_acl.1.mac': '24:A4:3C:11:22:33',
      'wireless.1.mac_acl.1.comment': 'Barn-ST',
      'wireless.1.mac_acl.1.status': 'enabled',
      'wireless.1.mac_acl.2.mac': '24:A4:3C:11:22:44',
      'wireless.1.mac_acl.2.status': 'enabled',
    });
  });

  it('leaves the entries as they are, and lists no station twice', () => {
    const known = entries({
      'wireless.1.mac_acl.status': 'enabled',
      'wireless.1.mac_acl.3.mac': '24:a4:3c:11:22:33',
      'wireless.1.mac_acl.3.status': 'disabled',
    });
    expect([...accessListEdits([NAMED, UNNAMED, UNNAMED], known).keys()]).toEqual([
      'wireless.1.mac_acl.4.mac',
      'wireless.1.mac_acl.4.status',
    ]);
  });

  it('takes no station without an address', () => {
    expect(accessListEdits([{ mac: '', name: 'Barn-ST' }], entries({})).size).toBe(0);
  });
});
