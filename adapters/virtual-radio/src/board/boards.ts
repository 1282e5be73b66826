import type { Board } from './board.ts';

/** Memory of an airMAX AC radio, as captured status answers report it, bytes. */
export const RAM_AIRMAX_AC = 63_447_040;
/** Memory of an airFiber 60 LR, and of its station, bytes. */
export const RAM_AF60_LR = 258_473_984;

/** What the boards of airMAX AC have in common. */
const AIRMAX_AC = {
  txPowerMinDbm: -4,
  widthsMhz: [10, 20, 30, 40, 50, 60, 80],
  ramBytes: RAM_AIRMAX_AC,
  ethernetPorts: 1,
  gps: false,
  bluetooth: true,
  modes: { ptp: true, ptmp: true },
};

/** A sector access point with a satellite receiver. */
export const LITEAP_GPS: Board = {
  ...AIRMAX_AC,
  productName: 'LiteAP GPS',
  shortName: 'LAP-GPS',
  model: 'LAP-GPS',
  systemId: '0xe7fd',
  fullVersion: 'WA.ar934x.v8.7.18.48247.250728.0850',
  firmwareVersion: 'v8.7.18',
  fccId: 'SWX-LAPGPS',
  antennaGainDbi: 17,
  antennaName: 'Built in sector',
  txPowerMaxDbm: 25,
  gps: true,
  bluetooth: false,
};

/** A small flat radio for short bridges. */
export const NANOSTATION_LOCO: Board = {
  ...AIRMAX_AC,
  productName: 'NanoStation 5AC loco',
  shortName: 'NS-5ACL',
  model: 'NS-5ACL',
  systemId: '0xe7fa',
  fullVersion: 'WA.ar934x.v8.7.17.48152.250620.2132',
  firmwareVersion: 'v8.7.17',
  fccId: 'SWX-NS5ACL',
  antennaGainDbi: 13,
  antennaName: 'Built in panel',
  txPowerMaxDbm: 22,
};

/** A dish for backhauls of some kilometres. */
export const LITEBEAM_5AC: Board = {
  ...AIRMAX_AC,
  productName: 'LiteBeam 5AC',
  shortName: 'LBE-5AC-Gen2',
  model: 'LBE-5AC-Gen2',
  systemId: '0xe7f9',
  fullVersion: 'WA.ar934x.v8.7.18.48247.250728.0850',
  firmwareVersion: 'v8.7.18',
  fccId: 'SWX-LBE5ACG2',
  antennaGainDbi: 23,
  antennaName: 'Built in dish',
  txPowerMaxDbm: 25,
};

/** A dish for subscribers, with a second port. */
export const NANOBEAM_5AC: Board = {
  ...AIRMAX_AC,
  productName: 'NanoBeam 5AC',
  shortName: 'NBE-5AC-Gen2',
  model: 'NBE-5AC-Gen2',
  systemId: '0xe7fc',
  fullVersion: 'WA.ar934x.v8.7.18.48247.250728.0850',
  firmwareVersion: 'v8.7.18',
  fccId: 'SWX-NBE5AC',
  antennaGainDbi: 19,
  antennaName: 'Built in dish',
  txPowerMaxDbm: 26,
  ethernetPorts: 2,
};

/** A 60 GHz dish with a 5 GHz backup radio. */
export const AIRFIBER_60_LR: Board = {
  productName: 'airFiber 60 LR',
  shortName: 'AF60-LR',
  model: 'AF60LR',
  systemId: '0xdc9a',
  fullVersion: 'AF60.ipq807x.v2.6.2.45120.230112.1007',
  firmwareVersion: 'AF60.v2.6.2',
  fccId: 'SWX-AF60LR',
  antennaGainDbi: 12,
  antennaName: 'Built in backup',
  txPowerMinDbm: 0,
  txPowerMaxDbm: 22,
  widthsMhz: [20, 40, 80],
  ramBytes: RAM_AF60_LR,
  ethernetPorts: 1,
  gps: true,
  usualTemperatureCelsius: 41,
  bluetooth: true,
  modes: { ptp: true, ptmp: false },
  radio60: { antennaGainDbi: 38, txPowerMinDbm: -10, txPowerMaxDbm: 6, widthsMhz: [1080, 2160] },
};

/** A 60 GHz sector access point with a 5 GHz backup radio; implements the versioned API only. */
export const WAVE_AP: Board = {
  productName: 'Wave AP',
  shortName: 'Wave-AP',
  model: 'Wave-AP',
  family: 'wave',
  systemId: '0xdca1',
  fullVersion: 'MGMP.ipq807x.v4.1.0.0edad4ab.251212.0922',
  firmwareVersion: 'v4.1.0',
  fccId: 'SWX-WAVEAP',
  antennaGainDbi: 14,
  antennaName: 'Built in sector',
  txPowerMinDbm: 0,
  txPowerMaxDbm: 23,
  widthsMhz: [20, 40, 80],
  ramBytes: 415_236_096,
  ethernetPorts: 2,
  gps: true,
  usualTemperatureCelsius: 52,
  bluetooth: true,
  modes: { ptp: true, ptmp: true },
  radio60: { antennaGainDbi: 24, txPowerMinDbm: 1, txPowerMaxDbm: 16, widthsMhz: [540, 1080, 2160] },
};

/** A radio of the generation before, for contrast. */
export const NANOSTATION_M5: Board = {
  productName: 'NanoStation M5',
  shortName: 'NSM5',
  model: 'NSM5',
  systemId: '0xe815',
  fullVersion: 'XW.ar934x.v6.3.16.33429.241004.1620',
  firmwareVersion: 'v6.3.16',
  fccId: 'SWX-NSM5',
  antennaGainDbi: 16,
  antennaName: 'Built in',
  txPowerMinDbm: 0,
  txPowerMaxDbm: 27,
  widthsMhz: [10, 20, 30, 40],
  ramBytes: 63_627_264,
  ethernetPorts: 2,
  gps: false,
  bluetooth: false,
  modes: { ptp: true, ptmp: true },
};
