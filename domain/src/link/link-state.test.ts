import { describe, expect, it } from 'vitest';
import {
  accessPointPeer,
  airOs6Status,
  emptyStatus,
  hybridStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  station,
  station60,
} from '../mothers/index.ts';
import { runningStatusMessage } from '../status/radio-codes.ts';
import { linkEnds } from './link-ends.ts';
import { LinkState, linkState5GHz, linkState60GHz, linkStateMessage } from './link-state.ts';

const off = (name: string) => [{ name, enabled: false }];

describe('interface link states, §3', () => {
  it('count as the specification counts them', () => {
    expect(LinkState).toEqual({
      // Of this program: no device sends it.
      Unknown: -1,
      Disabled: 0,
      Connected: 1,
      Disconnected: 2,
      Scanning: 3,
      Authenticating: 4,
      DfsWait: 5,
    });
  });

  it.each([
    [LinkState.Unknown, 'Unknown'],
    [LinkState.Disabled, 'Disabled'],
    [LinkState.Connected, 'Connected'],
    [LinkState.Disconnected, 'Disconnected'],
    [LinkState.Scanning, 'Scanning'],
    [LinkState.Authenticating, 'Authenticating'],
    [LinkState.DfsWait, 'DFS wait'],
  ])('%i is called %s', (state, word) => {
    expect(linkStateMessage(state)).toEqual({ key: word });
  });
});

describe('5 GHz radio link state, §4', () => {
  it('5 GHz radio link state is disabled when the interface is not enabled, whatever else holds', () => {
    const status = ptpAccessPointStatus({ interfaces: off('ath0'), wireless: { cacState: 1 } });
    expect(linkState5GHz(status)).toBe(LinkState.Disabled);
  });

  it('5 GHz radio link state does not mind another interface that is off', () => {
    expect(linkState5GHz(ptpAccessPointStatus({ interfaces: off('wlan0') }))).toBe(LinkState.Connected);
  });

  it('takes an interface that is not listed as enabled', () => {
    expect(linkState5GHz(ptpAccessPointStatus({ interfaces: [] }))).toBe(LinkState.Connected);
  });

  it('waits for DFS while cacState is above 0, even with stations', () => {
    expect(linkState5GHz(ptpAccessPointStatus({ wireless: { cacState: 1 } }))).toBe(LinkState.DfsWait);
    expect(linkState5GHz(ptpAccessPointStatus({ wireless: { cacState: 0 } }))).toBe(LinkState.Connected);
    expect(linkState5GHz(ptpAccessPointStatus({ wireless: { cacState: undefined } }))).toBe(
      LinkState.Connected,
    );
  });

  it('5 GHz radio link state is disconnected without stations', () => {
    const alone = ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });
    expect(linkState5GHz(alone)).toBe(LinkState.Disconnected);
    expect(linkState5GHz(emptyStatus())).toBe(LinkState.Disconnected);
  });

  it('5 GHz radio link state is disconnected for a station that scans and lists no access point', () => {
    const scanning = ptpStationStatus({ wireless: { stations: [], stationCount: 0, runningStatus: 1 } });
    expect(linkState5GHz(scanning)).toBe(LinkState.Disconnected);
  });

  it('follows what the stations of a hybrid access point report in linked5', () => {
    const withLinked5 = (...linked: boolean[]) =>
      ptpAccessPointStatus({ wireless: { stations: linked.map(linked5 => station({ linked5 })) } });
    expect(linkState5GHz(withLinked5(true))).toBe(LinkState.Connected);
    expect(linkState5GHz(withLinked5(false))).toBe(LinkState.Disconnected);
    expect(linkState5GHz(withLinked5(false, true))).toBe(LinkState.Connected);
  });

  it('counts a listed station of a plain 5 GHz access point as linked: only hybrids send linked5', () => {
    expect(linkState5GHz(ptpAccessPointStatus())).toBe(LinkState.Connected);
  });

  it('5 GHz radio link state does not count a station that speaks of 60 GHz only', () => {
    const only60 = { linked5: undefined, linked60: false, radio60: undefined };
    const silent = { linked5: undefined, linked60: undefined };
    const withStation = (over: object) => hybridStatus({ wireless: { stations: [station60(over)] } });
    expect(linkState5GHz(withStation(only60))).toBe(LinkState.Disconnected);
    expect(linkState5GHz(withStation(silent))).toBe(LinkState.Disconnected);
  });

  it.each([
    [0, LinkState.Disconnected],
    [1, LinkState.Scanning],
    [2, LinkState.Authenticating],
    [3, LinkState.Authenticating],
    [4, LinkState.Authenticating],
    [5, LinkState.Connected],
    [6, LinkState.Disconnected],
    [undefined, LinkState.Unknown],
  ])(
    '5 GHz radio link state of a station follows the running status: %s gives %i',
    (runningStatus, state) => {
      expect(linkState5GHz(ptpStationStatus({ wireless: { runningStatus } }))).toBe(state);
    },
  );

  it('5 GHz radio link state of a station that sends neither running status nor stations is unknown', () => {
    const silent = { runningStatus: undefined, stations: [] };
    expect(linkState5GHz(ptpStationStatus({ wireless: { ...silent, stationCount: undefined } }))).toBe(
      LinkState.Unknown,
    );
    expect(linkState5GHz(ptpStationStatus({ wireless: { ...silent, stationCount: 0 } }))).toBe(
      LinkState.Disconnected,
    );
  });

  it('5 GHz radio link state of an access point does not follow the running status', () => {
    expect(linkState5GHz(ptpAccessPointStatus({ wireless: { runningStatus: 1 } }))).toBe(LinkState.Connected);
  });

  it('5 GHz radio link state of a station does not ask for linked5', () => {
    const hybrid = ptpStationStatus({ wireless: { stations: [accessPointPeer({ linked5: false })] } });
    expect(linkState5GHz(hybrid)).toBe(LinkState.Connected);
  });

  it('works for airOS 6, which tells a count and no list', () => {
    expect(linkState5GHz(airOs6Status())).toBe(LinkState.Connected);
    expect(linkState5GHz(airOs6Status({ wireless: { mode: 'ap' } }))).toBe(LinkState.Connected);
    expect(linkState5GHz(airOs6Status({ wireless: { stationCount: 0 } }))).toBe(LinkState.Disconnected);
    expect(linkState5GHz(airOs6Status({ wireless: { runningStatus: 1 } }))).toBe(LinkState.Scanning);
  });
});

describe('60 GHz state, §4', () => {
  it('60 GHz state is disabled when wlan0 is not enabled', () => {
    expect(linkState60GHz(hybridStatus({ interfaces: off('wlan0') }))).toBe(LinkState.Disabled);
    expect(linkState60GHz(hybridStatus({ interfaces: off('ath0') }))).toBe(LinkState.Connected);
  });

  it('60 GHz state is connected when a station is linked at 60 GHz', () => {
    expect(linkState60GHz(hybridStatus())).toBe(LinkState.Connected);
  });

  it('60 GHz state is disconnected when no station is linked, or there is none', () => {
    const unlinked = hybridStatus({ wireless: { stations: [station60({ linked60: false })] } });
    expect(linkState60GHz(unlinked)).toBe(LinkState.Disconnected);
    expect(linkState60GHz(hybridStatus({ wireless: { stations: [] } }))).toBe(LinkState.Disconnected);
  });

  it('60 GHz state is connected on a plain 60 GHz radio, whose stations send readings and no linked60', () => {
    const plain = hybridStatus({ wireless: { stations: [station60({ linked60: undefined })] } });
    expect(linkState60GHz(plain)).toBe(LinkState.Connected);
    const five = hybridStatus({ wireless: { stations: [station()] } });
    expect(linkState60GHz(five)).toBe(LinkState.Disconnected);
  });
});

describe('running status names, §4', () => {
  it.each([
    [0, 'Starting'],
    [1, 'Scanning'],
    [2, 'Joining'],
    [3, 'Authenticating'],
    [4, 'Associating'],
    [5, 'Running'],
  ])('%i is %s', (code, word) => {
    expect(runningStatusMessage(code)).toEqual({ key: word });
  });

  it('keeps the number of a status it does not know', () => {
    expect(runningStatusMessage(9)).toEqual({ key: 'Unknown ({code})', values: { code: 9 } });
  });
});

/** A station that tells nothing of the link itself. */
const silent = station({ distanceMetres: undefined, uptimeSeconds: undefined, airmax: undefined });
const UNKNOWN = { distanceMetres: undefined, linkUptimeSeconds: undefined };
const OF_RADIO = { distanceMetres: 850, linkUptimeSeconds: 264051 };

describe('what the radio says of its link, reading 17', () => {
  it('what the radio says of its link is that of its only station', () => {
    const status = ptpAccessPointStatus({ wireless: { stations: [silent] } });
    expect(linkEnds(status, silent)).toMatchObject({ ...OF_RADIO, airtimePercent: 14.7, atpcStatus: 0 });
  });

  it('what the radio says of its link is that of none of several', () => {
    const status = ptpAccessPointStatus({ wireless: { stations: [station(), silent] } });
    expect(linkEnds(status, silent)).toMatchObject({
      ...UNKNOWN,
      airtimePercent: undefined,
      txAirtimePercent: undefined,
      rxAirtimePercent: undefined,
      atpcStatus: undefined,
    });
  });

  it('what the radio says of its link is that of none of several at 60 GHz', () => {
    const status = hybridStatus({
      wireless: { stations: [silent, silent], distanceMetres: 5, linkSeconds: 6 },
    });
    expect(linkEnds(status, silent, '60')).toMatchObject(UNKNOWN);
  });
});
