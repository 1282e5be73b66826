import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  airOs6Status,
  emptyStatus,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
} from '../mothers/index.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { linkReport } from './link-report.ts';
import { linkReportForTicket, linkReportJson, linkReportText } from './report-text.ts';

const AT = Date.UTC(2026, 2, 4, 10, 20, 31);
const textOf = (status: DeviceStatus): string => linkReportText(linkReport(status, AT));

/** A row of the table of both ends. */
const row = (text: string, name: string): string =>
  text.split('\n').find(line => line.startsWith(`${name} `)) ?? '';

describe('what a link report holds', () => {
  it('what a link report holds is when it was written, the link, and both ends with what is expected of them', () => {
    const report = linkReport(ptpAccessPointStatus(), AT);
    expect(report).toMatchObject({
      writtenAt: '2026-03-04T10:20:31.000Z',
      ssid: 'ridge-barn',
      mode: 'ap-ptp',
    });
    expect(report.links).toHaveLength(1);
    expect(report.links[0]).toMatchObject({
      band: '5 GHz',
      state: 'Connected',
      health: 'excellent',
      local: { name: 'Ridge-AP', firmware: 'v8.7.18', signalDbm: -53 },
      remote: { name: 'Barn-ST', mac: '02:00:00:00:00:02', signalDbm: -54 },
    });
  });

  it('what a link report holds is both links of a hybrid, and which one is active', () => {
    const { links } = linkReport(hybridStatus(), AT);
    expect(links.map(({ band, carriesTraffic }) => [band, carriesTraffic])).toEqual([
      ['60 GHz', true],
      ['5 GHz', false],
    ]);
  });

  it('what a link report holds is the worst stations of an access point, five at most', () => {
    expect(linkReport(ptmpAccessPointStatus(40), AT).links).toHaveLength(5);
    expect(linkReport(ptmpAccessPointStatus(40), AT).stationCount).toBe(40);
  });

  it('what a link report holds is the one station that is asked for', () => {
    const status = ptmpAccessPointStatus(3);
    const [, second] = status.wireless.stations;
    expect(linkReport(status, AT, second).links.map(({ remote }) => remote?.name)).toEqual(['client-2']);
  });

  it.each([
    ['an empty answer', emptyStatus()],
    ['airOS 6', airOs6Status()],
    ['a link that is down', ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } })],
  ])('what a link report holds of %s has a link without a remote end', (_, status) => {
    const report = linkReport(status, AT);
    expect(report.links.map(({ remote }) => remote)).toEqual([undefined]);
    expect(linkReportText(report)).not.toMatch(/undefined|NaN|null/);
  });
});

describe('a link report as text', () => {
  it('a link report as text is a page that lines up', () => {
    expect(textOf(ptpAccessPointStatus())).toBe(`Link report of 2026-03-04T10:20:31.000Z
SSID ridge-barn, mode ap-ptp, bridge, stations 1, device time 2026-03-04 10:20:31

Link at 5 GHz: Connected, active (link potential 96 of 100)
Distance 850 m, frequency 5180 MHz, width 40 MHz, airtime 14.7 %, up 3 d 1 h
Downlink: 31.2 Mbps now, capacity 336.0 Mbps of 346.0 Mbps expected
Uplink: 10.5 Mbps now, capacity 296.0 Mbps of 312.0 Mbps expected
- The link performs as expected.

                     Local                                   Remote
Name                 Ridge-AP                                Barn-ST
Model                LiteBeam 5AC                            NanoStation 5AC loco
Firmware             v8.7.18                                 WA.ar934x.v8.7.18.48247.250728.0850
MAC                  02:00:00:00:00:01                       02:00:00:00:00:02
IP address           192.168.1.20                            192.168.1.21
Signal               -53 dBm                                 -54 dBm
Expected signal      -51 dBm                                 -52 dBm
Chains               -56 dBm / -56 dBm                       -56 dBm / -57 dBm
Noise floor          -92 dBm                                 -92 dBm
CINR                 31 dB                                   33 dB
Receive rate         8x 256QAM 3/4                           8x 256QAM 5/6
Rate index, expected 8, 8                                    9, 9
Transmit rate        8x 256QAM 5/6                           8x 256QAM 3/4
Receive capacity     296.0 Mbps                              336.0 Mbps
Expected capacity    312.0 Mbps                              346.0 Mbps
Receive throughput   10.5 Mbps                               31.2 Mbps
Transmit power       10 dBm                                  10 dBm
Antenna gain         23 dBi                                  13 dBi
Ethernet             eth0 1000 Mbps full duplex, cable 14 m  eth0 1000 Mbps full duplex, cable 18 m
Uptime               3 d 1 h                                 3 d 1 h
CPU                  44 %                                    12 %
`);
  });

  it('a link report as text of airOS 6 says what that reports', () => {
    const text = textOf(airOs6Status());
    expect(text).toContain('Link at 5 GHz: Connected, active\n');
    expect(text).toContain('Distance 750 m, frequency 5180 MHz, width 40 MHz, airtime —, up —\n');
    expect(text).toContain('- No fault found. The device does not report a link score.');
    expect(row(text, 'Receive rate')).toMatch(/ 216\sMbps +—$/);
    expect(row(text, 'Rate index,')).toMatch(/ —, — +—$/);
    expect(row(text, 'Ethernet')).toMatch(/ eth0 100 Mbps full duplex +—$/);
  });

  it('a link report as text has no time where that is invalid', () => {
    expect(linkReportText(linkReport(emptyStatus(), Number.NaN)).split('\n', 1)).toEqual(['Link report of']);
  });

  it('puts both ends side by side', () => {
    const text = textOf(ptpAccessPointStatus());
    expect(row(text, 'Signal')).toMatch(/^Signal +-53 dBm +-54 dBm$/);
    expect(row(text, 'Ethernet')).toMatch(
      /eth0 1000 Mbps full duplex, cable 14 m +eth0 1000 Mbps full duplex/,
    );
    expect(text).toContain('Downlink: 31.2 Mbps now');
  });

  it('says why the link falls short', () => {
    const lame = station({ chainSignalsDbm: [-50, -58] });
    expect(textOf(ptpAccessPointStatus({ wireless: { stations: [lame] } }))).toContain(
      '- Local chain 1 is 8 dB below',
    );
  });

  it('shows what is not told as a dash', () => {
    expect(row(textOf(emptyStatus()), 'Signal')).toMatch(/^Signal +— +—$/);
  });
});

describe('a link report as JSON', () => {
  it('a link report as JSON has a null for what is not told, and units in its names', () => {
    const json = JSON.parse(linkReportJson(linkReport(emptyStatus(), AT)));
    expect(json.links[0].local.signalDbm).toBeNull();
    expect(json.links[0].remote).toBeNull();
  });

  it('holds no field that could be a secret', () => {
    expect(linkReportJson(linkReport(ptpAccessPointStatus(), AT))).not.toMatch(/pass|secret|key|psk|token/i);
  });
});

const named = (hostname: string): DeviceStatus =>
  ptpAccessPointStatus({
    host: { hostname },
    wireless: {
      essid: hostname,
      stations: [station({ remote: remoteStatus({ hostname, platform: hostname }) })],
    },
  });

describe('a hostile name in a link report', () => {
  it('shows its control characters', () => {
    const text = textOf(named('a\nForged: row\u202E\0'));
    expect(text).toContain('a\\u000aForged: row\\u202e\\u0000');
    expect(text.split('\n').some(line => line.startsWith('Forged'))).toBe(false);
  });

  it('a hostile name in a link report is cut when it has no end', () => {
    expect(linkReportForTicket(linkReport(named('x'.repeat(10_000)), AT)).length).toBeLessThan(8000);
  });

  it('neither adds a line nor breaks the JSON, whatever it is', () => {
    const lines = textOf(named('x')).split('\n').length;
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), name => {
        const report = linkReport(named(name), AT);
        expect(textOf(named(name)).split('\n')).toHaveLength(lines);
        expect(JSON.parse(linkReportJson(report)).writtenAt).toBe(report.writtenAt);
        const printed = linkReportForTicket(report).replaceAll('\n', '');
        expect(printed).not.toMatch(/\p{Cc}|[\u2028-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});
