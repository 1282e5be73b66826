import { bandOf } from '../radio/band.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import { type Antenna, antennaBand } from './antenna.ts';
import type { BoardRadio } from './board-capabilities.ts';
import type { BoardReader } from './board-reader.ts';

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
export function readBoardRadio(number: number, radio: BoardReader): BoardRadio {
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
