import type { Board } from './board.ts';

/** Differences between units of a product, and over the life of a unit. */
export interface UnitFacts {
  /** Twelve hex digits, upper case, no colons. */
  readonly hwaddr: string;
  readonly deviceId: string;
  readonly countryCode: number;
  readonly uniiActivated: boolean;
}

/** Board info as the login answers it: `key=value` lines. §config.board. */
export function boardInfoText(board: Board, unit: UnitFacts): string {
  const entries = { ...identity(board, unit), ...features(board, unit), ...radios(board, unit) };
  return Object.entries(entries)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}

type Entries = Record<string, string | number>;

const flag = (on: boolean): number => (on ? 1 : 0);

function identity(board: Board, unit: UnitFacts): Entries {
  return {
    'board.sysid': board.systemId,
    'board.name': board.productName,
    'board.shortname': board.shortName,
    'board.model': board.model,
    'board.hwaddr': unit.hwaddr,
    'board.device_id': unit.deviceId,
    'board.subtype': '',
    'board.bom': '13-00492-14',
    'board.cpurevision': 'ar9342-r3',
    'board.fcc_id': board.fccId,
    'board.ic_id': board.fccId.replace('SWX', '6545A'),
    'board.required_fw_version': 'v8.7.0',
    'board.upgrade': 150,
    'board.reboot': 30,
    'board.netmodes': 7,
    'board.phycount': board.ethernetPorts,
    ...Object.fromEntries(
      Array.from({ length: board.ethernetPorts }, (_, n) => [`board.phy.${n + 1}.maxmtu`, 2024]),
    ),
  };
}

function features(board: Board, unit: UnitFacts): Entries {
  return {
    'board.gps': flag(board.gps),
    'feature.gps': flag(board.gps),
    'feature.gps.leds': flag(board.gps),
    'feature.rssi.leds': 4,
    'feature.ext_reset': 1,
    'feature.poe_passthrough': flag(board.ethernetPorts > 1),
    'feature.bluetooth': flag(board.bluetooth),
    'feature.fcc_unii_switchable': 1,
    'feature.fcc_unii_activated': flag(unit.uniiActivated),
  };
}

function radios(board: Board, unit: UnitFacts): Entries {
  if (board.radio60 === undefined) {
    return { ...radio5(1, board, unit), ...(board.rates === undefined && spectralRadio(2)) };
  }
  return { ...radio60(board, unit), ...radio5(2, board, unit) };
}

function prefixed(prefix: string, entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [`${prefix}.${key}`, value]));
}

/** The radio of 5 GHz, or of the band that stands in its place. */
function radio5(index: number, board: Board, unit: UnitFacts): Entries {
  return prefixed(`radio.${index}`, {
    devdomain: board.band?.mhz ?? 5000,
    bus: 'pci',
    shortname: board.shortName,
    subsystemid: board.systemId,
    subvendorid: '0x0777',
    chains: 2,
    ieee_mode_a: 1,
    antennas: 1,
    def_antenna: 1,
    'antenna.1.id': 1,
    'antenna.1.name': board.antennaName,
    'antenna.1.gain': board.antennaGainDbi,
    'antenna.1.builtin': 1,
    'antenna.1.band': 2,
    chanbw: board.widthsMhz.join(','),
    'txpower.max': board.txPowerMaxDbm,
    'txpower.min': board.txPowerMinDbm,
    'txpower.offset': 2,
    distance_limit: 0,
    'eirp.limit': 1,
    ptp_only: flag(board.modes.ptp),
    ptp_sta: flag(board.modes.ptp),
    ptmp_only: flag(board.modes.ptmp),
    ptmp_sta: flag(board.modes.ptmp),
    regdomain_flags: 'fcc_new_grant',
    ccode: unit.countryCode,
    ccode_locked: 0,
    caps2: '0x0',
    beamforming: 0,
  });
}

function radio60(board: Board, unit: UnitFacts): Entries {
  const radio = board.radio60;
  if (radio === undefined) return {};
  return prefixed('radio.1', {
    devdomain: 60000,
    bus: 'pci',
    shortname: board.shortName,
    chains: 1,
    antennas: 1,
    def_antenna: 1,
    'antenna.1.id': 1,
    'antenna.1.name': 'Built in dish',
    'antenna.1.gain': radio.antennaGainDbi,
    'antenna.1.builtin': 1,
    'antenna.1.band': 2,
    chanbw: radio.widthsMhz.join(','),
    'txpower.max': radio.txPowerMaxDbm,
    'txpower.min': radio.txPowerMinDbm,
    'eirp.limit': 1,
    ptp_only: 1,
    ptp_sta: 1,
    ccode: unit.countryCode,
    ccode_locked: 0,
  });
}

/** The second receiver of airMAX AC behind the spectrum view, hidden from the page. */
function spectralRadio(index: number): Entries {
  return prefixed(`radio.${index}`, {
    bus: 'ahb',
    devdomain: 5000,
    chains: 1,
    'txpower.max': 19,
    'txpower.min': 0,
    ieee_mode_bg: 1,
    web_exclude: 1,
    chanbw: '5,10,20,40,80',
    chanbw_g: '5,10,20,40',
  });
}
