import { message } from '../../errors/message.ts';
import { mayBeInUse } from '../section-switches.ts';
import type { SettingsBoard } from '../../device/settings-board.ts';
import type { Contradiction, CrossCheck } from './cross-check.ts';

type Values = ReadonlyMap<string, string>;

const VERSION = 'system.cfg.version';
/** The mode of the 60 GHz radio: a configuration of such a device has it. §config.wireless. */
const SIXTY_MODE = 'radio.0.mode';
const RADIO_OF_SIXTY = /^radio\.0\.(?:mode|freq|chanbw|devname)$/;
/** Interfaces of the 60 GHz radio, and of the bond with its backup. */
const SIXTY_INTERFACE = /^(?:wlan|ubond)\d+$/;
const ETHERNET = /^eth\d+$/;
const WIDTH = 'radio.1.chanbw';
/** As much evidence as a sentence can hold. */
const MOST_SHOWN = 4;

/**
 * Parts that a configuration names and the board lacks: interfaces, radios, and with one of these channel widths too. It is
 * that of another model: its bridges would lose their ports, and with them the device. reading 48.
 */
export const checkBoardParts: CrossCheck = ({ values, board }) => {
  if (board === undefined) return [];
  const parts = [...values.keys()].filter(key => isLacking(key, values, board));
  if (parts.length === 0) return [];
  const widths = board.channelWidthsMhz ?? [];
  const width = Number(values.get(WIDTH) ?? 0);
  const isForeignWidth = width > 0 && widths.length > 0 && !widths.includes(width);
  return [contradictionOf(isForeignWidth ? [...parts, WIDTH] : parts, values)];
};

function contradictionOf(keys: readonly string[], values: Values): Contradiction {
  const [key = '', ...terms] = keys;
  const shown = keys.slice(0, MOST_SHOWN).map(each => `${each}=${values.get(each) ?? ''}`);
  const evidence = shown.join(', ');
  return { key, problem: message(LACKING, { evidence }), severity: 'error', terms };
}

const LACKING =
  'The configuration is from another model. It contains parts that this device does not have: {evidence}.';

function isLacking(key: string, values: Values, board: SettingsBoard): boolean {
  const value = values.get(key) ?? '';
  const isNamed = key.endsWith('.devname') ? isForeign(value, board) : isOfSixty(key, board) && value !== '';
  return isNamed && mayBeInUse(key, values);
}

const isOfSixty = (key: string, { features }: SettingsBoard): boolean =>
  features?.has('sixty-ghz') === false && RADIO_OF_SIXTY.test(key);

/** True for an interface that the board cannot have; VLANs are those of the interface below them. */
function isForeign(devname: string, { ports = [], features }: SettingsBoard): boolean {
  const [name = ''] = devname.split(/[.@]/);
  if (ETHERNET.test(name)) return ports.length > 0 && !ports.includes(name);
  return features?.has('sixty-ghz') === false && SIXTY_INTERFACE.test(name);
}

const OTHER_VERSION =
  'The configuration has version {version}, this device has version {own}: it is from another model or firmware generation.';
const NO_SIXTY = message(
  'The configuration is from another model: it lacks the 60 GHz radio of this device.',
);

/**
 * What tells that a configuration does not belong where another one runs: its version, which differs between generations of
 * the firmware, and the lack of the 60 GHz radio that this device has. reading 48.
 */
export function otherModel(running: Values, wanted: Values): Contradiction | undefined {
  const [own, version] = [running.get(VERSION) ?? '', wanted.get(VERSION) ?? ''];
  if (own !== '' && version !== '' && own !== version)
    return {
      key: VERSION,
      problem: message(OTHER_VERSION, { version, own }),
      severity: 'error',
      repair: {
        label: message('Keep version {version}', { version: own }),
        changes: new Map([[VERSION, own]]),
      },
    };
  return running.has(SIXTY_MODE) && !wanted.has(SIXTY_MODE)
    ? { key: SIXTY_MODE, problem: NO_SIXTY, severity: 'error' }
    : undefined;
}
