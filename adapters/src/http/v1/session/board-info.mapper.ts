import type { Received } from '@radiolink/openapi/received';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { FlagName, Opened } from '../../wire/contract-names.ts';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';

const MHZ: Range = [0, 100_000];
const DBM: Range = [-60, 60];
const BYTES: Range = [0, 100_000];
/** Above this, a range belongs to the 60 GHz radio. */
const MILLIMETRE_WAVES_MHZ = 50_000;

type DeviceAbilities = Opened<Schemas['Capabilities'], 'device'>;
type Entry = readonly [string, string | number | undefined];

/**
 * The response of `GET device` as board info of the classic login, so that the program has one description of
 * a device. Facts that are not reported are omitted. §3.board-info.
 */
export function boardInfoOf(
  json: Received<'/api/v1.0/device'> | undefined,
  countryCode: number | undefined,
): string {
  const entries = readAnswer(json, (device): readonly Entry[] => {
    const capabilities = device.section('capabilities');
    const flags = modeFlags(capabilities.section('device'));
    const radios = capabilities.sections('radios');
    return [
      ...identity(device.section('identification')),
      ['feature.gps', flags.gps],
      ...ports(capabilities.sections('interfaces')),
      ...radios.flatMap((radio, index) =>
        radioEntries(radio, `radio.${index + 1}`, flags.modes, countryCode),
      ),
    ];
  });
  return entries
    .flatMap(([key, value]) => (value === undefined ? [] : `${key}=${oneLine(value)}\n`))
    .join('');
}

function identity(device: Section<Schemas['DeviceIdentification']>): readonly Entry[] {
  const subsystem = device.text('subsystemID');
  return [
    ['board.sysid', subsystem === undefined ? undefined : `0x${subsystem.replace(/^0x/i, '')}`],
    ['board.name', device.text('product')],
    ['board.shortname', device.text('model')],
    ['board.model', device.text('model')],
    ['board.hwaddr', device.text('mac')],
    ['board.device_id', device.text('serialNumber')],
  ];
}

function modeFlags(device: Section<DeviceAbilities>): {
  readonly gps: number | undefined;
  readonly modes: readonly Entry[];
} {
  const flag = (name: FlagName<DeviceAbilities>) => {
    const set = device.flag(name);
    return set === undefined ? undefined : Number(set);
  };
  return {
    gps: flag('gps'),
    modes: [
      ['ptp_only', flag('supportPtpAp')],
      ['ptmp_only', flag('supportPtmpAp')],
      ['ptp_sta', flag('supportPtpSta')],
      ['ptmp_sta', flag('supportPtmpSta')],
    ],
  };
}

function ports(interfaces: readonly Section<Schemas['InterfaceCapabilities']>[]): readonly Entry[] {
  const wired = interfaces.filter(each => each.text('type') === 'ethernet');
  return [
    ['board.phycount', wired.length || undefined],
    ...wired.map((each, index): Entry => [`board.phy.${index + 1}.maxmtu`, each.number('maxMTU', BYTES)]),
  ];
}

function radioEntries(
  radio: Section<Schemas['RadioCapabilities']>,
  prefix: string,
  modes: readonly Entry[],
  countryCode: number | undefined,
): readonly Entry[] {
  const starts = radio.sections('freqRanges').flatMap(range => range.number('start', MHZ) ?? []);
  const lowest = starts.length === 0 ? undefined : Math.min(...starts);
  const widths = radio.section('channelWidths');
  const offered = new Set([...(widths.numbers('ptp', MHZ) ?? []), ...(widths.numbers('ptmp', MHZ) ?? [])]);
  const power = radio.section('txpower');
  const entries: readonly Entry[] = [
    ['devdomain', lowest === undefined ? undefined : domainOf(lowest)],
    ['shortname', radio.text('name')],
    ['chanbw', offered.size === 0 ? undefined : [...offered].toSorted((a, b) => a - b).join(',')],
    ['txpower.min', power.number('min', DBM)],
    ['txpower.max', power.number('max', DBM)],
    ['ccode', countryCode],
    ...modes,
  ];
  return entries.map(([key, value]): Entry => [`${prefix}.${key}`, value]);
}

/** 5945 MHz begins the 6 GHz band, which the classic board info lacks: there it is part of 5 GHz. */
function domainOf(lowestMhz: number): number {
  return lowestMhz > MILLIMETRE_WAVES_MHZ ? 60_000 : 5000;
}

/** A name with a line break would be two entries. */
function oneLine(value: string | number): string {
  return String(value).replaceAll(/[\r\n]+/g, ' ');
}
