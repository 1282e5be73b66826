import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../settings/index.ts';
import { hybridStatus, ptmpAccessPointStatus, ptpAccessPointStatus, station } from '../mothers/index.ts';
import { type Installation, linkWarnings, reportedSettingName, reportedSettings } from './installation.ts';
import { installationText } from './installation-text.ts';
import { linkReport } from './link-report.ts';
import { readLinkReport } from './read-report.ts';
import { linkReportSchema } from './report-schema.ts';
import { reportedFades } from './reported-fade.ts';
import { linkReportJson } from './report-text.ts';

const INSTALLATION: Installation = {
  site: 'North\u001b[31m ridge',
  remoteSite: undefined,
  installedBy: 'A. Fitter',
  notes: 'Mast 3\nClamp renewed',
  board: { sysId: '0xe7f9', cpuRevision: undefined, fccId: 'SWX\u001b[31m', icId: undefined },
  warnings: ['The link performs below expectation.'],
  settings: [
    { key: 'radio.1.txpower', label: 'Transmit power', value: '24', display: '24', unit: 'dBm' },
    { key: 'netmode', label: 'Network mode', value: 'bridge', display: 'Bridge', unit: undefined },
  ],
  remoteSettings: {
    mac: '02:00:00:00:00:21',
    name: 'Barn\u202EST',
    settings: [{ key: 'wireless.1.ssid', label: 'SSID', value: 'ridge', display: 'ridge', unit: undefined }],
  },
  speedTests: [
    {
      startedAt: '2026-03-04T10:00:00.000Z',
      host: '192.0.2.7',
      direction: 'duplex',
      durationSeconds: 30,
      txKbps: 412_340,
      rxKbps: undefined,
    },
  ],
  alignment: {
    local: { beforeDbm: -71, bestDbm: -53, expectedDbm: -52 },
    remote: { beforeDbm: undefined, bestDbm: undefined, expectedDbm: undefined },
  },
  spectrum: {
    measuredAt: '2026-03-04T10:00:00.000Z',
    firstMhz: 5150,
    stepMhz: 1,
    averageDbm: [-95, null],
    maximumDbm: [-80, null],
  },
  fades: reportedFades(hybridStatus(), { configuration: new Map(), climate: { zone: 'K' } }),
};
const report = { ...linkReport(ptpAccessPointStatus(), Date.UTC(2026, 2, 4)), installation: INSTALLATION };

describe('the report of an installation', () => {
  it('the report of an installation has the schema that is published, and one with a wrong type does not', () => {
    const isReport = new Ajv({ allowUnionTypes: true }).compile(linkReportSchema);
    const json = JSON.parse(linkReportJson(report)) as { installation: { speedTests: unknown } };
    expect([isReport(json), isReport.errors]).toEqual([true, null]);
    json.installation.speedTests = [{ host: 5 }];
    expect(isReport(json)).toBe(false);
  });

  it('the report of an installation is read again as the link report that it is', () => {
    expect(readLinkReport(linkReportJson(report))).toEqual(
      readLinkReport(linkReportJson(linkReport(ptpAccessPointStatus(), Date.UTC(2026, 2, 4)))),
    );
  });

  it('the report of an installation as text has each part, a missing value as a dash, and steers no terminal', () => {
    const text = installationText(report);
    expect(text).toContain('Site: North\\u001b[31m ridge\nRemote site: —\nInstalled by: A. Fitter\n');
    expect(text).toContain('System ID: 0xe7f9\nFCC ID: SWX\\u001b[31m\n\n');
    expect(text).toContain('Notes: Mast 3\nNotes: Clamp renewed\n');
    expect(text).toContain('  Transmit power: 24 dBm\n  Network mode: Bridge\n');
    expect(text).toContain('\nSettings of Barn\\u202eST\n  SSID: ridge\n');
    expect(text).toContain('duplex, 30 s: transmit 412.3 Mbps, receive —');
    expect(text).toContain('Local: -71 dBm before, best -53 dBm, expected -52 dBm');
    expect(text).toContain('from 5150 MHz, 2 bins of 1 MHz');
    expect(text).toContain('Fade margin of the link at 60 GHz: Mill-60\n  Fade margin 22 dB');
    expect(text).toMatch(/Rain: full rate up to .* mm\/h, then the 5 GHz backup\n/);
    expect(text).toMatch(/Average year, rain zone K: .*no link .* h\n/);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });
});

describe('its settings', () => {
  const values = new Map([
    ['radio.1.txpower', '24'],
    ['netmode', 'bridge'],
    ['radio.1.freq', '0'],
    ['radio.1.chanbw', '40'],
    ['wireless.1.ssid', 'On'],
    ['radio.1.mode', ''],
    ['aaa.1.wpa.psk', 'Planted-Secret-1'],
    ['wpasupplicant.profile.1.network.1.psk', 'Planted-Secret-2'],
    ['users.1.password', 'Planted-Secret-3'],
  ]);

  it('its settings are those that decide on the link, in words and in one order', () => {
    expect(reportedSettings(values).map(({ key, display, unit }) => [key, display, unit])).toEqual([
      ['wireless.1.ssid', 'On', undefined],
      ['radio.1.chanbw', '40 MHz', undefined],
      ['radio.1.freq', 'Auto', undefined],
      ['radio.1.txpower', '24', 'dBm'],
      ['netmode', 'Bridge', undefined],
    ]);
  });

  it('its settings of a device with two radios are of both, each with its radio', () => {
    const both = new Map([
      ...values,
      ['radio.0.chanbw', '2160'],
      ['radio.0.freq', '0'],
      ['radio.0.txpower', '10'],
      ['radio.0.psk', 'Planted-Secret-4'],
    ]);
    const settings = reportedSettings(both);
    expect(settings.map(setting => `${inEnglish(reportedSettingName(setting))}: ${setting.display}`)).toEqual(
      [
        '60 GHz channel width: 2160 MHz',
        '60 GHz frequency: Auto',
        '60 GHz transmit power: 10',
        'SSID: On',
        '5 GHz: Channel width: 40 MHz',
        '5 GHz: Control frequency: Auto',
        '5 GHz: Transmit power: 24',
        'Network mode: Bridge',
      ],
    );
    expect(JSON.stringify(settings)).not.toContain('Planted');
  });

  it('hold no secret', () => {
    expect(JSON.stringify(reportedSettings(values))).not.toContain('Planted');
  });
});

describe('its warnings', () => {
  it('its warnings are none for a link that performs as expected', () => {
    expect(linkWarnings(ptpAccessPointStatus()).map(({ key }) => key)).toEqual([]);
  });

  it('say each reason once, however many stations have it', () => {
    const weak = station({ signalDbm: -90 });
    const status = ptmpAccessPointStatus(2);
    const both = { ...status, wireless: { ...status.wireless, stations: [weak, weak] } };
    const found = linkWarnings(both).map(warning => JSON.stringify(warning));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
  });

  it('name the station where there are several, and none on a link of two ends', () => {
    const weak = ptmpAccessPointStatus(3, { wireless: { noiseFloorDbm: -92 } });
    const spoiled = {
      ...weak,
      wireless: {
        ...weak.wireless,
        stations: weak.wireless.stations.map(each => ({
          ...each,
          signalDbm: -88,
          chainSignalsDbm: [-91, -91],
        })),
      },
    };
    expect(linkWarnings(spoiled).map(inEnglish)).toContainEqual(expect.stringMatching(/^client-2: .*-88/));
    const [first] = spoiled.wireless.stations;
    const one = { ...spoiled, wireless: { ...spoiled.wireless, stations: [first!] } };
    const found = linkWarnings(one).map(inEnglish);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join(' ')).not.toContain('client-');
  });
});
