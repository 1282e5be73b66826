import { type Message, message } from '../errors/message.ts';
import { normalMac } from '../network/mac.ts';
import { networkModesOf } from '../status/network-mode.ts';
import { bandOf } from '../radio/band.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import { type Antenna, antennaBand } from './antenna.ts';
import type {
  BoardCapabilities,
  BoardFeatures,
  BoardIdentity,
  BoardPort,
  BoardRadio,
} from './board-capabilities.ts';
import { type BoardReader, boardEntries, boardReader } from './board-reader.ts';
import { textOf } from '../text/text.ts';

/** More ports than any radio has; a count beyond it is not believed. */
const MOST_PORTS = 16;

type LedFeature = 'rssiLeds' | 'gpsLeds';
const RSSI_LEDS = 'feature.rssi.leds';

/** Keys under which a feature is known; any of them grants it. */
const FEATURE_KEYS: Readonly<Record<Exclude<keyof BoardFeatures, LedFeature>, readonly string[]>> = {
  g2: ['feature.g2'],
  g3: ['feature.g3'],
  gps: ['feature.gps', 'board.gps'],
  externalReset: ['feature.ext_reset'],
  poePassthrough: ['feature.poe_passthrough'],
  fccUniiActivated: ['feature.fcc_unii_activated'],
  fccUniiSwitchable: ['feature.fcc_unii_switchable'],
  bluetooth: ['feature.bluetooth'],
};

/**
 * Reads the board info of a login answer: `key=value` lines. Any text gives capabilities; what is missing or makes no
 * sense is left undefined, what is not known is kept in `unknown`. §3.board-info.
 */
export function parseBoardInfo(text: string): BoardCapabilities {
  const entries = boardEntries(textOf(text));
  const requested = new Set<string>();
  const board = boardReader(entries, requested);
  const known = {
    identity: readIdentity(board.under('board.')),
    networkModes: networkModesOf(board.number('board.netmodes') ?? 0),
    ports: readPorts(board),
    features: readFeatures(board),
    rssiLedCount: board.count(RSSI_LEDS),
    radios: board.indexes('radio').map(number => readBoardRadio(number, board.under(`radio.${number}.`))),
  };
  return { ...known, unknown: new Map([...entries].filter(([key]) => !requested.has(key))) };
}

function readIdentity(board: BoardReader): BoardIdentity {
  return {
    sysId: board.text('sysid')?.toLowerCase(),
    name: board.text('name'),
    shortName: board.text('shortname'),
    model: board.text('model'),
    subtype: board.text('subtype'),
    bom: board.text('bom'),
    hwaddr: normalMac(board.text('hwaddr') ?? ''),
    deviceId: board.text('device_id'),
    cpuRevision: board.text('cpurevision'),
    fccId: board.text('fcc_id'),
    icId: board.text('ic_id'),
    requiredFirmware: board.text('required_fw_version'),
    upgradeSeconds: board.number('upgrade'),
    rebootSeconds: board.number('reboot'),
  };
}

/**
 * Ports are counted from 1 on the board and from 0 in interface names. Where their number is sent, an entry beyond it is
 * no port: boards of one port list the largest MTU of two. reading 58.
 */
function readPorts(board: BoardReader): readonly BoardPort[] {
  const counted = board.count('board.phycount') ?? Math.max(0, ...board.indexes('board.phy'));
  return Array.from({ length: Math.min(MOST_PORTS, counted) }, (_, index) => ({
    name: `eth${index}`,
    maxMtu: board.number(`board.phy.${index + 1}.maxmtu`),
  }));
}

function readFeatures(board: BoardReader): BoardFeatures {
  const features = Object.entries(FEATURE_KEYS).map(
    ([feature, keys]) => [feature, keys.map(key => board.flag(key)).includes(true)] as const,
  );
  return {
    ...(Object.fromEntries(features) as Record<keyof typeof FEATURE_KEYS, boolean>),
    rssiLeds: hasLeds(board, RSSI_LEDS),
    gpsLeds: hasLeds(board, 'feature.gps.leds'),
  };
}

/** A number of LEDs, or the word that there are some. reading 58. */
function hasLeds(board: BoardReader, key: string): boolean {
  return (board.count(key) ?? 0) > 0 || board.flag(key) === true;
}

/** Each mode with the key that says whether it is offered. */
const MODE_KEYS: readonly { key: string; mode: WirelessMode }[] = [
  { key: 'ptp_only', mode: 'ap-ptp' },
  { key: 'ptmp_only', mode: 'ap-ptmp' },
  { key: 'ptp_sta', mode: 'sta-ptp' },
  { key: 'ptmp_sta', mode: 'sta-ptmp' },
];

const IEEE_MODE_KEYS = [
  { key: 'ieee_mode_a', mode: 'a' },
  { key: 'ieee_mode_bg', mode: 'bg' },
] as const;

/** Reads one radio; the reader is positioned at its `radio.N.`. */
function readBoardRadio(number: number, radio: BoardReader): BoardRadio {
  const devDomainMhz = radio.number('devdomain');
  const hidden = [radio.flag('ignore'), radio.flag('web_exclude')];
  return {
    number,
    devDomainMhz,
    band: devDomainMhz === undefined ? undefined : bandOf(devDomainMhz),
    ignored: hidden.includes(true),
    shortName: radio.text('shortname'),
    bus: radio.text('bus'),
    chains: radio.number('chains'),
    subsystemId: radio.text('subsystemid'),
    subvendorId: radio.text('subvendorid'),
    caps2: radio.number('caps2'),
    antennaCount: radio.number('antennas'),
    defaultAntennaId: radio.number('def_antenna'),
    antennas: radio.indexes('antenna').map(index => readAntenna(index, radio.under(`antenna.${index}.`))),
    channelWidthsMhz: radio.numbers('chanbw'),
    channelWidthsGMhz: radio.numbers('chanbw_g'),
    minTxPowerDbm: radio.number('txpower.min'),
    maxTxPowerDbm: radio.number('txpower.max'),
    txPowerOffsetDb: radio.number('txpower.offset'),
    distanceLimitMetres: radio.number('distance_limit'),
    countryCode: radio.number('ccode'),
    countryLocked: radio.flag('ccode_locked') ?? false,
    ieeeModes: IEEE_MODE_KEYS.filter(({ key }) => radio.flag(key)).map(({ mode }) => mode),
    eirpLimit: radio.flag('eirp.limit') ?? false,
    regulatoryFlags: radio.list('regdomain_flags'),
    beamforming: radio.flag('beamforming') ?? false,
    modes: readModes(radio),
  };
}

function readModes(radio: BoardReader): readonly WirelessMode[] {
  const offered = MODE_KEYS.map(({ key, mode }) => ({ mode, flag: radio.flag(key) }));
  const silent = offered.every(({ flag }) => flag === undefined);
  return offered.filter(({ flag }) => silent || flag).map(({ mode }) => mode);
}

function readAntenna(index: number, antenna: BoardReader): Antenna {
  return {
    id: antenna.number('id') ?? index,
    name: antenna.text('name') ?? '',
    gainDbi: antenna.number('gain'),
    builtIn: antenna.flag('builtin') ?? false,
    band: antennaBand(antenna.number('band')),
  };
}

/** What a board calls itself to the manufacturer and to the authorities. §3.board-info. */
export type NamedIdentity = Pick<BoardIdentity, 'sysId' | 'cpuRevision' | 'fccId' | 'icId'>;

/** Each of it with its name, as far as the board says so. */
export function identityTexts({ sysId, cpuRevision, fccId, icId }: NamedIdentity): readonly NamedText[] {
  return [
    { name: message('System ID'), text: sysId },
    { name: message('CPU revision'), text: cpuRevision },
    { name: message('FCC ID'), text: fccId },
    { name: message('IC ID'), text: icId },
  ].flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
}

interface NamedText {
  readonly name: Message;
  readonly text: string;
}
