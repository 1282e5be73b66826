import { signalOfRssi } from '@radiolink/domain/link';

type Json = Readonly<Record<string, unknown>>;
type Lines = ReadonlyMap<string, string>;

/** The parts of one configuration in the versioned API. */
export interface VersionedConfiguration {
  readonly system: Json;
  /** The radio below 60 GHz, and the 60 GHz radio where there is one. */
  readonly five: Json;
  readonly sixty: Json;
  /** `/system/airmax/configuration/wireless`. */
  readonly airmax: Json;
}

/** The path of a line in the versioned objects, and its type there. */
export interface VersionedPlace {
  readonly told: (configuration: VersionedConfiguration) => unknown;
  readonly of: (line: string, lines: Lines) => unknown;
}

const inner = (json: Json, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((here, name) => (here as Json | undefined)?.[name], json);
const number = Number;
const text = (line: string) => line;
const isOn = (line: string) => line === 'enabled' || line === '1';
const valueOf = (lines: Lines, key: string) => Number(lines.get(key) ?? 0);
const eirp =
  (index: number) =>
  (line: string, lines: Lines): number =>
    Number(line) +
    valueOf(lines, `radio.${index}.antenna.gain`) -
    valueOf(lines, `radio.${index}.cable.loss`);
const five =
  (...path: readonly string[]) =>
  ({ five: one }: VersionedConfiguration) =>
    inner(one, ...path);
const sixty =
  (...path: readonly string[]) =>
  ({ sixty: one }: VersionedConfiguration) =>
    inner(one, ...path);
const airmax =
  (...path: readonly string[]) =>
  ({ airmax: one }: VersionedConfiguration) =>
    inner(one, ...path);
/** 0 leaves the choice to the radio. */
const orNull = (line: string) => Number(line) || null;

/**
 * Keys of the wireless page that the configuration object carries, by the reference of the versioned API, 6.
 * Written by hand, independent of the mapping under test.
 */
export const CONFIGURATION_PLACES: Readonly<Record<string, VersionedPlace>> = {
  'radio.countrycode': { told: ({ system }) => system['countryCode'], of: number },
  'radio.1.mode': { told: five('apMode'), of: line => line === 'master' },
  'radio.1.ptpmode': { told: five('ptpMode'), of: line => line === '1' },
  'radio.1.status': { told: five('enabled'), of: isOn },
  'wireless.1.ssid': { told: five('ssid'), of: text },
  'wireless.1.l2_isolation': { told: five('clientIsolation'), of: isOn },
  'radio.1.chanbw': { told: five('channelWidth'), of: number },
  'radio.1.freq': { told: five('frequency', 'control'), of: orNull },
  'radio.1.center.1.freq': { told: five('frequency', 'center'), of: orNull },
  'radio.1.cable.loss': { told: five('cableLoss'), of: number },
  'radio.1.antenna.gain': { told: five('antennaGain'), of: number },
  'radio.1.txpower': { told: five('outputPower', 'eirp'), of: eirp(1) },
  'radio.1.ack.auto': { told: five('distance', 'auto'), of: line => line !== 'disabled' },
  'radio.1.ackdistance': { told: five('distance', 'value'), of: number },
  'aaa.status': { told: five('encryption', 'type'), of: line => (isOn(line) ? 'wpa2-psk' : 'none') },
  'aaa.1.wpa.psk': { told: five('encryption', 'passphrase'), of: text },
  'wpasupplicant.status': {
    told: five('encryption', 'type'),
    of: line => (isOn(line) ? 'wpa2-psk' : 'none'),
  },
  'wpasupplicant.profile.1.network.1.psk': { told: five('encryption', 'passphrase'), of: text },
  'radio.0.mode': {
    told: configuration => [sixty('apMode')(configuration), sixty('ptpMode')(configuration)],
    of: line => [line.startsWith('ap'), line.endsWith('-ptp')],
  },
  'radio.0.status': { told: sixty('enabled'), of: isOn },
  'radio.0.freq': { told: sixty('frequency', 'control'), of: orNull },
  'radio.0.chanbw': { told: sixty('channelWidth'), of: number },
  'radio.0.txpower': { told: sixty('outputPower', 'eirp'), of: eirp(0) },
  'radio.0.antenna.gain': { told: sixty('antennaGain'), of: number },
  'radio.0.psk': { told: sixty('encryption', 'passphrase'), of: text },
};

/** Further keys of the airMAX wireless object of an airMAX radio. Same reference. */
export const AIRMAX_PLACES: Readonly<Record<string, VersionedPlace>> = {
  'radio.1.ieee_mode': { told: airmax('ieeeMode'), of: text },
  'radio.1.chanbw': { told: airmax('channelWidth'), of: number },
  'radio.1.freq': { told: airmax('controlFrequency'), of: orNull },
  'radio.1.center.1.freq': { told: airmax('centerFrequency'), of: orNull },
  'radio.1.txpower': { told: airmax('txPower'), of: number },
  'radio.1.ack.auto': { told: airmax('ackDistance', 'auto'), of: isOn },
  'radio.1.ackdistance': { told: airmax('ackDistance', 'meters'), of: number },
  'radio.1.antenna.id': { told: airmax('antennaId'), of: number },
  'radio.1.antenna.gain': { told: airmax('antennaGain'), of: number },
  'radio.1.cable.loss': { told: airmax('cableLoss'), of: number },
  'radio.1.atpc.status': { told: airmax('atpc', 'enabled'), of: isOn },
  'radio.1.atpc.threshold': {
    told: airmax('atpc', 'targetSignal'),
    of: line => signalOfRssi(Number(line)),
  },
  'radio.1.polling_ff_dur': { told: airmax('flexFrame'), of: line => Number(line) === 0 },
  'radio.1.polling_ff_dl_ratio': { told: airmax('dlRatio'), of: number },
  'radio.1.polling_ff_timing': { told: airmax('gpsSync'), of: line => line === '1' },
  'wireless.1.rate.auto': { told: configuration => airmax('maxRate')(configuration) === 'auto', of: isOn },
  'wireless.1.rate.mcs': {
    told: airmax('maxRate'),
    of: (line, lines) => (lines.get('wireless.1.rate.auto') === 'enabled' ? 'auto' : line),
  },
};
