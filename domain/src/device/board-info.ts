import { normalMac } from '../network/mac.ts';
import { networkModesOf } from '../network/network-mode.ts';
import type { BoardCapabilities, BoardFeatures, BoardIdentity, BoardPort } from './board-capabilities.ts';
import { readBoardRadio } from './board-radio.ts';
import { type BoardReader, boardEntries, boardReader } from './board-reader.ts';

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
  const entries = boardEntries(text);
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
