import type { NamedIdentity } from '../device/board-info.ts';
import { type Message, message } from '../errors/message.ts';
import { linkEnds } from '../link/link-ends.ts';
import { linkVerdict } from '../link/link-verdict.ts';
import { radioLinks } from '../link/radio-band.ts';
import { explainConfiguration } from '../settings/explain-configuration.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { LinkReport } from './link-report.ts';
import type { ReportedFade } from './reported-fade.ts';
import { reportedPeers } from './reported-peers.ts';

/** A setting in words, without its secrets. */
export interface ReportedSetting {
  readonly key: string;
  /** An English sentence key. */
  readonly label: string;
  readonly value: string;
  /** The value in words, an English sentence key; the value itself where there are none. */
  readonly display: string;
  readonly unit: string | undefined;
  /** The radio that it belongs to, on a device with two. */
  readonly band?: '5 GHz' | '60 GHz';
}

/** A finished speed test. Rates are means, kbps. */
export interface ReportedSpeedTest {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly host: string;
  readonly direction: string;
  readonly durationSeconds: number;
  readonly txKbps: number | undefined;
  readonly rxKbps: number | undefined;
}

/** One end of an alignment: the level at its start, and the best one. */
export interface ReportedAim {
  readonly beforeDbm: number | undefined;
  readonly bestDbm: number | undefined;
  readonly expectedDbm: number | undefined;
}

/** The spectrum of the local end: a level for each bin, null where nothing was measured. */
export interface ReportedSpectrum {
  /** ISO 8601, UTC. */
  readonly measuredAt: string;
  readonly firstMhz: number;
  readonly stepMhz: number;
  readonly averageDbm: readonly (number | null)[];
  readonly maximumDbm: readonly (number | null)[];
}

/** The settings of the remote device, as it reports them itself to a user who is logged in there. */
export interface ReportedRemoteSettings {
  /** Upper case with colons. */
  readonly mac: string;
  /** Empty where the device has none. */
  readonly name: string;
  readonly settings: readonly ReportedSetting[];
}

/** What a report of an installation has beside the link: what was typed, configured and measured. */
export interface Installation {
  readonly site: string | undefined;
  readonly remoteSite: string | undefined;
  readonly installedBy: string | undefined;
  readonly notes: string | undefined;
  /** Missing where the board says nothing. */
  readonly board?: NamedIdentity;
  readonly warnings: readonly string[];
  readonly settings: readonly ReportedSetting[];
  /** Missing without a session with the remote device. */
  readonly remoteSettings?: ReportedRemoteSettings;
  readonly speedTests: readonly ReportedSpeedTest[];
  readonly alignment: { readonly local: ReportedAim; readonly remote: ReportedAim } | undefined;
  readonly spectrum: ReportedSpectrum | undefined;
  /** Of each link: how much fade it survives. */
  readonly fades?: readonly ReportedFade[];
}

/** A link report with what is handed over at the end of an installation. */
export interface InstallationReport extends LinkReport {
  readonly installation: Installation;
}

/** What decides on the link, in the order in which it is read. Secrets and names that only the device has are not among it. */
const KEYS: readonly string[] = [
  'radio.0.mode',
  'radio.0.chanbw',
  'radio.0.freq',
  'radio.0.txpower',
  'radio.0.antenna.gain',
  'radio.1.mode',
  'wireless.1.ssid',
  'radio.1.ieee_mode',
  'radio.1.chanbw',
  'radio.1.freq',
  'radio.1.dfs.status',
  'radio.1.txpower',
  'radio.1.atpc.status',
  'radio.1.antenna.gain',
  'radio.1.cable.loss',
  'radio.1.ack.auto',
  'aaa.1.wpa.key.1.mgmt',
  'wpasupplicant.profile.1.network.1.key_mgmt.1.name',
  'wireless.1.security',
  'netmode',
];
const FREQUENCIES: ReadonlySet<string> = new Set(['radio.0.freq', 'radio.1.freq']);
/** The radio of a key, by its index: the 5 GHz backup of a 60 GHz device is its main radio. §config.radio. */
const BANDS: readonly (readonly [start: string, band: NonNullable<ReportedSetting['band']>])[] = [
  ['radio.0.', '60 GHz'],
  ['radio.1.', '5 GHz'],
];

/** The settings of a configuration that decide on the link, each with its radio where the device has two. */
export function reportedSettings(values: ReadonlyMap<string, string>): readonly ReportedSetting[] {
  const explained = new Map(explainConfiguration(values).map(setting => [setting.key, setting]));
  const hasTwoRadios = KEYS.some(key => key.startsWith('radio.0.') && (values.get(key) ?? '') !== '');
  return KEYS.flatMap(key => {
    const found = explained.get(key);
    if (found === undefined || found.secret || found.value === '') return [];
    // Zero lets the device choose.
    const isAuto = FREQUENCIES.has(key) && found.value === '0';
    const display = isAuto ? 'Auto' : found.display;
    const band = hasTwoRadios ? BANDS.find(([start]) => key.startsWith(start))?.[1] : undefined;
    return [
      {
        key,
        label: found.label,
        value: found.value,
        display,
        // Words have no unit, or name it: `40 MHz`.
        unit: display === found.value ? found.unit : undefined,
        ...(band !== undefined && { band }),
      },
    ];
  });
}

/** The name of a setting with its radio: `5 GHz: Channel width` beside `60 GHz channel width`. */
export const reportedSettingName = ({ label, band }: ReportedSetting): Message =>
  band === undefined || label.startsWith(band)
    ? message(label)
    : message('{entry}: {setting}', { entry: band, setting: message(label) });

/**
 * Why the links of a report need attention, each reason once; empty for good ones. Of several links each is named
 * with its reasons.
 */
export function linkWarnings(status: DeviceStatus): readonly Message[] {
  const peers = reportedPeers(status);
  const radios = radioLinks(status);
  const found = peers.flatMap(peer =>
    radios.flatMap(({ band }) => {
      const ends = linkEnds(status, peer, band);
      const { problem, headline, reasons } = linkVerdict(ends);
      const link = [
        ...(peers.length > 1 ? [ends.remote?.name || (peer?.mac ?? '')] : []),
        ...(radios.length > 1 ? [`${band} GHz`] : []),
      ].join(', ');
      return [...(problem ? [headline] : []), ...reasons.map(reason => reason.message)].map(cause =>
        link === '' ? cause : message('{station}: {cause}', { station: link, cause }),
      );
    }),
  );
  return [...new Map(found.map(warning => [JSON.stringify(warning), warning])).values()];
}
