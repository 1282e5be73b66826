import { describe, expect, it } from 'vitest';
import {
  airOs6Status,
  emptyStatus,
  hybridStatus,
  ptpAccessPointStatus,
  station60,
} from '../mothers/index.ts';
import { linkEnds } from './link-ends.ts';
import { isPtpMode, LinkState, PTP_MODES, wirelessRole } from './link-state.ts';
import {
  activeBand,
  activeInterface,
  airtime5Percent,
  deviceLinkState,
  interfaceLinkState,
  mayHaveLink,
  radioBands,
  radioLinks,
} from './radio-band.ts';

describe('the active radio of a device', () => {
  it.each([
    ['60 GHz while both are up', ['60', '60'], '60'],
    ['60 GHz as long as one station uses it', ['5', '60'], '60'],
    ['the backup once every station uses it', ['5', '5'], '5'],
    ['unknown where no station says which', [undefined], undefined],
  ] as const)('the active radio of a device is %s', (_, links, active) => {
    const stations = links.map(activeLink => station60({ activeLink }));
    expect(activeBand(hybridStatus({ wireless: { stations } }))).toBe(active);
  });

  it('the active radio of a device is its only one', () => {
    expect(activeBand(ptpAccessPointStatus())).toBe('5');
  });

  it('the active radio of a device is behind a network interface, where it is known which', () => {
    const carriedBy = (activeLink: '5' | '60' | undefined) =>
      activeInterface(hybridStatus({ wireless: { stations: [station60({ activeLink })] } }));
    expect([carriedBy('60'), carriedBy('5'), carriedBy(undefined)]).toEqual(['wlan0', 'ath0', undefined]);
  });
});

describe('radios of a device', () => {
  it('radios of a device may have a link unless each of them is known to have none', () => {
    expect(mayHaveLink(ptpAccessPointStatus())).toBe(true);
    expect(mayHaveLink(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }))).toBe(false);
    expect(mayHaveLink(hybridStatus({ wireless: { stations: [station60({ linked60: false })] } }))).toBe(
      true,
    );
    expect(
      mayHaveLink(hybridStatus({ wireless: { stations: [station60({ linked60: false, linked5: false })] } })),
    ).toBe(false);
    const searching = { mode: 'sta-ptp', stations: [], stationCount: 0 } as const;
    expect(mayHaveLink(ptpAccessPointStatus({ wireless: { ...searching, runningStatus: 1 } }))).toBe(false);
  });

  it('radios of a device is one 5 GHz radio on a plain device, whatever its age', () => {
    expect(radioBands(ptpAccessPointStatus())).toEqual(['5']);
    expect(radioBands(airOs6Status())).toEqual(['5']);
    expect(radioBands(emptyStatus())).toEqual(['5']);
  });

  it('radios of a device is 60 GHz with a 5 GHz backup when ath0 stands in the interfaces', () => {
    expect(radioBands(hybridStatus())).toEqual(['60', '5']);
  });

  it('radios of a device is 60 GHz with a backup when a station speaks of 5 GHz', () => {
    expect(radioBands(hybridStatus({ interfaces: [] }))).toEqual(['60', '5']);
  });

  it('radios of a device is 60 GHz alone when only other interfaces are listed', () => {
    const interfaces = [{ name: 'eth0' }, { name: 'wlan0' }];
    const stations = [station60({ linked5: undefined })];
    expect(radioBands(hybridStatus({ interfaces, wireless: { stations } }))).toEqual(['60']);
  });

  it('radios of a device is 60 GHz alone when nothing speaks of 5 GHz', () => {
    const stations = [station60({ linked5: undefined })];
    expect(radioBands(hybridStatus({ interfaces: [], wireless: { stations } }))).toEqual(['60']);
  });

  it('knows a 60 GHz radio by its channel, its readings or its link', () => {
    const summary = { radio60: { frequencyMhz: 60480 } };
    expect(radioBands(emptyStatus({ wireless: summary }))).toEqual(['60']);
    const bare = { linked5: undefined, linked60: undefined, radio60: undefined };
    const received = { stations: [station60({ ...bare, radio60: station60().radio60 })] };
    expect(radioBands(emptyStatus({ wireless: received }))).toEqual(['60']);
    const linked = { stations: [station60({ ...bare, linked60: false })] };
    expect(radioBands(emptyStatus({ wireless: linked }))).toEqual(['60']);
  });
});

describe('links of the radios', () => {
  it('says which radio of a hybrid active', () => {
    expect(radioLinks(hybridStatus())).toEqual([
      { band: '60', state: LinkState.Connected, carriesTraffic: true },
      { band: '5', state: LinkState.Connected, carriesTraffic: false },
    ]);
  });

  it('links of the radios does not guess what the device does not say', () => {
    const stations = [station60({ activeLink: undefined })];
    expect(radioLinks(hybridStatus({ wireless: { stations } }))).toMatchObject([
      { carriesTraffic: undefined },
      { carriesTraffic: undefined },
    ]);
  });

  it('finds the traffic at any station', () => {
    const stations = [station60({ activeLink: '5' }), station60({ activeLink: '60' })];
    expect(radioLinks(hybridStatus({ wireless: { stations } })).map(link => link.carriesTraffic)).toEqual([
      true,
      true,
    ]);
  });

  it('lets the only radio carry everything', () => {
    expect(radioLinks(ptpAccessPointStatus())).toEqual([
      { band: '5', state: LinkState.Connected, carriesTraffic: true },
    ]);
  });

  it('links of the radios is connected as a whole when any radio is', () => {
    const backup = hybridStatus({
      wireless: { stations: [station60({ linked60: false, activeLink: '5' })] },
    });
    expect(deviceLinkState(backup)).toBe(LinkState.Connected);
  });

  it('links of the radios is in the state of its main radio when none is connected', () => {
    const off = hybridStatus({
      interfaces: [{ name: 'wlan0', enabled: false }, { name: 'ath0' }],
      wireless: { stations: [] },
    });
    expect(deviceLinkState(off)).toBe(LinkState.Disabled);
  });
});

describe('the link state of a network interface', () => {
  it('the link state of a network interface is that of the radio behind it', () => {
    const backup = hybridStatus({
      wireless: { stations: [station60({ linked60: false, activeLink: '5' })] },
    });
    expect(['wlan0', 'ath0'].map(name => interfaceLinkState(backup, name))).toEqual([
      LinkState.Disconnected,
      LinkState.Connected,
    ]);
  });

  it('the link state of a network interface is none where there is no radio', () => {
    const names = ['eth0', 'br0', 'wlan0', undefined];
    expect(names.map(name => interfaceLinkState(ptpAccessPointStatus(), name))).toEqual(
      names.map(() => undefined),
    );
  });
});

describe('wireless roles', () => {
  it.each([
    ['ap', 'access-point'],
    ['ap-ptp', 'access-point'],
    ['ap-ptmp', 'access-point'],
    ['sta', 'station'],
    ['sta-ptp', 'station'],
    ['sta-ptmp', 'station'],
    ['unknown', undefined],
    ['aprepeater', undefined],
    ['station', undefined],
    [undefined, undefined],
  ])('%s is %s', (mode, role) => {
    expect(wirelessRole(mode)).toBe(role);
  });

  it('names the two point-to-point modes of §9', () => {
    expect(PTP_MODES).toEqual(['ap-ptp', 'sta-ptp']);
    expect(['ap-ptp', 'sta-ptp', 'ap-ptmp', 'ap', undefined].map(isPtpMode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

const polling = { airtimePercent: 16.9, txAirtimePercent: 10, rxAirtimePercent: 6.9 };
const backup = (tx: number | undefined, rx: number | undefined) => ({
  ...station60(),
  airmax: { tx: { airtimePercent: tx }, rx: { airtimePercent: rx } },
});

describe('airtime of the 5 GHz radio', () => {
  it('airtime of the 5 GHz radio is that of the device where there is but one radio', () => {
    expect(airtime5Percent(ptpAccessPointStatus({ wireless: { polling } }))).toBe(16.9);
  });

  it('airtime of the 5 GHz radio is its own beside a 60 GHz radio, also 0', () => {
    const reported = { polling, airtime5Percent: 0, stations: [backup(4, 1)] };
    expect(airtime5Percent(hybridStatus({ wireless: reported }))).toBe(0);
  });

  it('airtime of the 5 GHz radio is that of its stations where only the radio in use is counted', () => {
    const stations = [backup(0, 0), { ...backup(1, 2), mac: '02:00:00:00:60:03' }];
    expect(airtime5Percent(hybridStatus({ wireless: { polling, stations } }))).toBe(3);
    expect(
      airtime5Percent(hybridStatus({ wireless: { polling, stations: [backup(1, undefined)] } })),
    ).toBeUndefined();
  });

  it('airtime of the 5 GHz radio is not lent to the 5 GHz link by the radio in use', () => {
    const status = hybridStatus({ wireless: { polling, stations: [station60({ airmax: undefined })] } });
    expect(linkEnds(status, undefined, '5').airtimePercent).toBeUndefined();
  });
});
