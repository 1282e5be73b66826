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
  readonly reported: (configuration: VersionedConfiguration) => unknown;
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
/** A network without security reports no passphrase, whatever key the lines keep. */
const keyUnder =
  (status: string) =>
  (line: string, lines: Lines): string | undefined =>
    isOn(lines.get(status) ?? '') ? line : undefined;
/** 0 leaves the choice to the radio. */
const orNull = (line: string) => Number(line) || null;

/**
 * Keys of the wireless page that the configuration object carries, by §v1.configuration.
 * Written by hand, independent of the mapping under test.
 */
export const CONFIGURATION_PLACES: Readonly<Record<string, VersionedPlace>> = {
  'radio.countrycode': { reported: ({ system }) => system['countryCode'], of: number },
  'radio.1.mode': { reported: five('apMode'), of: line => line === 'master' },
  'radio.1.ptpmode': { reported: five('ptpMode'), of: line => line === '1' },
  'radio.1.status': { reported: five('enabled'), of: isOn },
  'wireless.1.ssid': { reported: five('ssid'), of: text },
  'wireless.1.l2_isolation': { reported: five('clientIsolation'), of: isOn },
  'radio.1.chanbw': { reported: five('channelWidth'), of: number },
  'radio.1.freq': { reported: five('frequency', 'control'), of: orNull },
  'radio.1.center.1.freq': { reported: five('frequency', 'center'), of: orNull },
  'radio.1.cable.loss': { reported: five('cableLoss'), of: number },
  'radio.1.antenna.gain': { reported: five('antennaGain'), of: number },
  'radio.1.txpower': { reported: five('outputPower', 'eirp'), of: eirp(1) },
  'radio.1.auto_txpower': { reported: five('outputPower', 'auto'), of: isOn },
  'radio.1.ack.auto': { reported: five('distance', 'auto'), of: line => line !== 'disabled' },
  'radio.1.ackdistance': { reported: five('distance', 'value'), of: number },
  'aaa.status': { reported: five('encryption', 'type'), of: line => (isOn(line) ? 'wpa2-psk' : 'none') },
  'aaa.1.wpa.psk': { reported: five('encryption', 'passphrase'), of: keyUnder('aaa.status') },
  'wpasupplicant.status': {
    reported: five('encryption', 'type'),
    of: line => (isOn(line) ? 'wpa2-psk' : 'none'),
  },
  'wpasupplicant.profile.1.network.1.psk': {
    reported: five('encryption', 'passphrase'),
    of: keyUnder('wpasupplicant.status'),
  },
  'radio.0.mode': {
    reported: configuration => [sixty('apMode')(configuration), sixty('ptpMode')(configuration)],
    of: line => [line.startsWith('ap'), line.endsWith('-ptp')],
  },
  'radio.0.status': { reported: sixty('enabled'), of: isOn },
  'radio.0.freq': { reported: sixty('frequency', 'control'), of: orNull },
  'radio.0.chanbw': { reported: sixty('channelWidth'), of: number },
  'radio.0.txpower': { reported: sixty('outputPower', 'eirp'), of: eirp(0) },
  'radio.0.antenna.gain': { reported: sixty('antennaGain'), of: number },
  'radio.0.psk': { reported: sixty('encryption', 'passphrase'), of: text },
};

/** Further keys of the airMAX wireless object of an airMAX radio. Same reference. */
export const AIRMAX_PLACES: Readonly<Record<string, VersionedPlace>> = {
  'radio.1.ieee_mode': { reported: airmax('ieeeMode'), of: text },
  'radio.1.chanbw': { reported: airmax('channelWidth'), of: number },
  'radio.1.freq': { reported: airmax('controlFrequency'), of: orNull },
  'radio.1.center.1.freq': { reported: airmax('centerFrequency'), of: orNull },
  'radio.1.txpower': { reported: airmax('txPower'), of: number },
  'radio.1.ack.auto': { reported: airmax('ackDistance', 'auto'), of: isOn },
  'radio.1.ackdistance': { reported: airmax('ackDistance', 'meters'), of: number },
  'radio.1.antenna.id': { reported: airmax('antennaId'), of: number },
  'radio.1.antenna.gain': { reported: airmax('antennaGain'), of: number },
  'radio.1.cable.loss': { reported: airmax('cableLoss'), of: number },
  'radio.1.atpc.status': { reported: airmax('atpc', 'enabled'), of: isOn },
  'radio.1.atpc.threshold': {
    reported: airmax('atpc', 'targetSignal'),
    of: line => signalOfRssi(Number(line)),
  },
  'radio.1.polling_ff_dur': { reported: airmax('flexFrame'), of: line => Number(line) === 0 },
  'radio.1.polling_ff_dl_ratio': { reported: airmax('dlRatio'), of: number },
  'radio.1.polling_ff_timing': { reported: airmax('gpsSync'), of: line => line === '1' },
  'wireless.1.rate.auto': {
    reported: configuration => airmax('maxRate')(configuration) === 'auto',
    of: isOn,
  },
  'wireless.1.rate.mcs': {
    reported: airmax('maxRate'),
    of: (line, lines) => (lines.get('wireless.1.rate.auto') === 'enabled' ? 'auto' : line),
  },
};
