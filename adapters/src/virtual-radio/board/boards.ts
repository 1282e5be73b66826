import type { Board } from './board.ts';

const WIDTHS_5GHZ = [10, 20, 30, 40, 50, 60, 80];

/** A sector access point with a satellite receiver. */
export const LITEAP_GPS: Board = {
  productName: 'LiteAP GPS',
  shortName: 'LAP-GPS',
  model: 'LAP-GPS',
  systemId: '0xe7fd',
  fullVersion: 'WA.ar934x.v8.7.18.48247.250728.0850',
  firmwareVersion: 'v8.7.18',
  fccId: 'SWX-LAPGPS',
  antennaGainDbi: 17,
  antennaName: 'Built in sector',
  txPowerMinDbm: -4,
  txPowerMaxDbm: 25,
  widthsMhz: WIDTHS_5GHZ,
  ethernetPorts: 1,
  gps: true,
  bluetooth: false,
  modes: { ptp: true, ptmp: true },
};

/** A small flat radio for short bridges. */
export const NANOSTATION_LOCO: Board = {
  productName: 'NanoStation 5AC loco',
  shortName: 'NS-5ACL',
  model: 'NS-5ACL',
  systemId: '0xe7fa',
  fullVersion: 'WA.ar934x.v8.7.17.48152.250620.2132',
  firmwareVersion: 'v8.7.17',
  fccId: 'SWX-NS5ACL',
  antennaGainDbi: 13,
  antennaName: 'Built in panel',
  txPowerMinDbm: -4,
  txPowerMaxDbm: 22,
  widthsMhz: WIDTHS_5GHZ,
  ethernetPorts: 1,
  gps: false,
  bluetooth: true,
  modes: { ptp: true, ptmp: true },
};

/** A dish for backhauls of some kilometres. */
export const LITEBEAM_5AC: Board = {
  productName: 'LiteBeam 5AC',
  shortName: 'LBE-5AC-Gen2',
  model: 'LBE-5AC-Gen2',
  systemId: '0xe7f9',
  fullVersion: 'WA.ar934x.v8.7.18.48247.250728.0850',
  firmwareVersion: 'v8.7.18',
  fccId: 'SWX-LBE5ACG2',
  antennaGainDbi: 23,
  antennaName: 'Built in dish',
  txPowerMinDbm: -4,
  txPowerMaxDbm: 25,
  widthsMhz: WIDTHS_5GHZ,
  ethernetPorts: 1,
  gps: false,
  bluetooth: true,
  modes: { ptp: true, ptmp: true },
};
