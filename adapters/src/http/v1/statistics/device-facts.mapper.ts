import type { Received, ReceivedBody } from '@radiolink/openapi/received';
import type { V1Schemas } from '@radiolink/openapi/v1';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { bandOf } from '@radiolink/domain/radio';
import { CloudSummary } from '@radiolink/domain/status';
import { readAnswer, readUntyped } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { COUNT, MHZ } from '../../wire/ranges.ts';
import { macAddress } from '../../wire/mac-address.ts';

/** The band of a radio, in the classes of the rest of the program. */
export type FactBand = '5' | '60';

/**
 * Values that a device reports once and not with each sample: identity, mode, SSID. Everything may be
 * missing.
 */
export interface DeviceFacts {
  readonly hostname?: string | undefined;
  readonly mac?: string | undefined;
  readonly product?: string | undefined;
  readonly family?: string | undefined;
  readonly firmwareVersion?: string | undefined;
  /** `ap-ptmp` and its like. */
  readonly mode?: string | undefined;
  readonly ssid?: string | undefined;
  readonly security?: string | undefined;
  readonly networkRole?: string | undefined;
  /** Address under which the device is managed. */
  readonly ipAddress?: string | undefined;
  readonly dhcpClient?: boolean | undefined;
  /** It has the live socket. §v1.live. */
  readonly offersLiveStatus?: boolean | undefined;
  /** MAC address of each interface by its id. */
  readonly macs?: ReadonlyMap<string, string> | undefined;
  /** Cloud management: 0 off, 1 connecting, 2 connected. */
  readonly cloudStatus?: number | undefined;
  /** Band of each radio by its id: `main`, `backup`. Their order has no meaning. */
  readonly bands: ReadonlyMap<string, FactBand>;
  /** Most peers of each radio by its id. */
  readonly peerLimits?: ReadonlyMap<string, number> | undefined;
}

/** Before anything is known. */
export const NO_FACTS: DeviceFacts = { bands: new Map() };

/** Answers of one batch at the start; each may be missing. */
export interface FactAnswers {
  readonly device?: Received<'/api/v1.0/device'> | undefined;
  readonly system?: Received<'/api/v1.0/system'> | undefined;
  readonly configuration?: Received<'/api/v1.0/system/airos/configuration'> | undefined;
  /** The list of `/interfaces`. */
  readonly interfaces?: ReceivedBody<'/api/v1.0/interfaces'> | undefined;
  readonly cloud?: Received<'/api/v1.0/tools/unms'> | undefined;
}

const SECURITY_WORDS: ReadonlyMap<string, string> = new Map<string, string>([
  ['none', 'none'],
  ['wpa2-psk', 'WPA2'],
]);
/** Name of the live socket among the services of a device. */
const LIVE_STATUS = 'LIVE_STATUS';
const ADDRESS = /^[\d.]+/;
const MOST_INTERFACES = 64;
const CLOUD_STATES: ReadonlyMap<string | undefined, number> = new Map([
  ['disabled', CloudSummary.Off],
  ['connecting', CloudSummary.Connecting],
  ['connected', CloudSummary.Connected],
]);

/** Facts that the device reports once. Never throws. */
export function mapDeviceFacts(answers: FactAnswers): DeviceFacts {
  const { device, system, configuration, interfaces, cloud } = answers;
  const ofDevice = readAnswer(device, identityOf);
  const ofSystem = readAnswer(system, section => ({
    hostname: section.text('hostname'),
  }));
  const ofConfiguration = readAnswer(configuration, linkOf);
  return {
    ...ofDevice,
    ...ofConfiguration,
    hostname: ofSystem.hostname ?? ofConfiguration.hostname,
    macs: readUntyped({ interfaces }, macsOf),
    cloudStatus: readAnswer(cloud, section => CLOUD_STATES.get(section.text('status'))),
    // The board reports its bands permanently; a configuration reports those it sets.
    bands: new Map([...ofConfiguration.bands, ...ofDevice.bands]),
  };
}

function identityOf(device: Section<Schemas['Device']>) {
  const identity = device.section('identification');
  const radios = device.section('capabilities').sections('radios', 8);
  return {
    mac: macAddress(identity.text('mac')),
    product: identity.text('product') ?? identity.text('model'),
    family: identity.text('family'),
    firmwareVersion: identity.text('firmwareVersion'),
    offersLiveStatus: device.section('capabilities').texts('services').includes(LIVE_STATUS),
    bands: new Map(radios.flatMap(radio => entry(radio.text('id'), firstFrequency(radio)))),
    peerLimits: new Map(radios.flatMap(peerLimit)),
  };
}

function macsOf(list: Section<{ interfaces?: V1Schemas['Interface'][] }>): ReadonlyMap<string, string> {
  const entries = list.sections('interfaces', MOST_INTERFACES).flatMap(one => {
    const identification = one.section('identification');
    const [id, mac] = [identification.text('id'), macAddress(identification.text('mac'))];
    return id === undefined || mac === undefined ? [] : [[id, mac] as const];
  });
  return new Map(entries);
}

/** 0 is no limit that a radio could have. */
function peerLimit(radio: Section<Schemas['RadioCapabilities']>): readonly (readonly [string, number])[] {
  const id = radio.text('id');
  const limit = radio.number('peerLimit', COUNT);
  return id === undefined || limit === undefined || limit === 0 ? [] : [[id, limit]];
}

function firstFrequency(radio: Section<Schemas['RadioCapabilities']>): number | undefined {
  return radio.sections('freqRanges', 8)[0]?.number('start', MHZ);
}

function linkOf(configuration: Section<Schemas['Configuration']>) {
  const wireless = configuration.section('wireless');
  const radios = wireless.sections('interfaces', 8);
  const [main] = radios;
  const network = configuration.section('network');
  const ipv4 = network.section('interfaces').section('data').section('ipv4');
  const encryption = main?.section('encryption').text('type');
  const addressType = ipv4.text('addressType') ?? ipv4.text('mode');
  return {
    hostname: configuration.section('system').text('hostname'),
    mode: modeOf(wireless, main),
    ssid: main?.text('ssid'),
    security: encryption === undefined ? undefined : (SECURITY_WORDS.get(encryption) ?? encryption),
    networkRole: network.text('mode'),
    ipAddress: ADDRESS.exec(ipv4.text('address') ?? ipv4.text('cidr') ?? '')?.[0],
    dhcpClient: addressType === undefined ? undefined : addressType === 'dynamic' || addressType === 'dhcp',
    bands: new Map(radios.flatMap(radio => entry(radio.text('id'), configuredFrequency(radio)))),
  };
}

function configuredFrequency(radio: Section<Schemas['RadioConfiguration']>): number | undefined {
  const frequency = radio.section('frequency');
  return frequency.number('band', COUNT) ?? frequency.number('center', MHZ) ?? frequency.number('tx', MHZ);
}

/** `mode` and `netMode` may be missing: the radio's own switches say the same. */
function modeOf(
  wireless: Section<Schemas['WirelessConfiguration']>,
  main: Section<Schemas['RadioConfiguration']> | undefined,
): string | undefined {
  const reported = wireless.text('mode');
  const apMode = main?.flag('apMode');
  const accessPoint = reported === undefined ? apMode : reported.startsWith('ap');
  const reportedNetMode = wireless.text('netMode');
  const ptpMode = main?.flag('ptpMode');
  const ptp = reportedNetMode === undefined ? ptpMode : reportedNetMode === 'ptp';
  if (accessPoint === undefined || ptp === undefined) return undefined;
  return `${accessPoint ? 'ap' : 'sta'}-${ptp ? 'ptp' : 'ptmp'}`;
}

function entry(id: string | undefined, mhz: number | undefined): readonly (readonly [string, FactBand])[] {
  return id === undefined || mhz === undefined ? [] : [[id, factBand(mhz)]];
}

/** The band of a frequency or of a band's name in MHz: 60000 and what is above 50000, or the one below. */
export function factBand(mhz: number): FactBand {
  return bandOf(mhz) === 'AD' ? '60' : '5';
}
