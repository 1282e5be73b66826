import type { Board } from './board.ts';

/** Widths of LTU, MHz. §v1.countries. */
const LTU_WIDTHS = [10, 20, 30, 40, 50, 60, 80, 100];
/** Of one direction at half of the frame: 170 and 79 Mbps at 40 MHz and 10x, both together. Captured. */
const LTU_RATES = { most: 10, kbpsPerMhz: 311 } as const;
/** Memory of LTU and of an airFiber, as captured answers report it, bytes. */
const RAM_LTU = 134_217_728;
const RAM_AIRFIBER = 63_553_536;

/** An LTU access point; implements the versioned API only. */
export const LTU_ROCKET: Board = {
  productName: 'LTU-Rocket',
  shortName: 'LTU-Rocket',
  model: 'LTU-Rocket',
  family: 'ltu',
  systemId: '0xdc98',
  fullVersion: 'AFLTUROCKET.soc.v2.5.0.12345.240301.1200',
  firmwareVersion: 'v2.5.0',
  fccId: 'SWX-LTUR',
  antennaGainDbi: 23,
  antennaName: 'External',
  txPowerMinDbm: -4,
  txPowerMaxDbm: 27,
  widthsMhz: LTU_WIDTHS,
  rates: LTU_RATES,
  ramBytes: RAM_LTU,
  ethernetPorts: 1,
  gps: true,
  usualTemperatureCelsius: 44,
  bluetooth: false,
  modes: { ptp: true, ptmp: true },
};

/** A subscriber of an LTU access point. */
export const LTU_LITE: Board = {
  ...LTU_ROCKET,
  productName: 'LTU-Lite',
  shortName: 'LTU-Lite',
  model: 'LTU-Lite',
  systemId: '0xdc95',
  fullVersion: 'AFLTU.soc.v2.3.2.12345.230301.1200',
  firmwareVersion: 'v2.3.2',
  fccId: 'SWX-LTUL',
  antennaGainDbi: 26,
  antennaName: 'Built in',
  txPowerMinDbm: -6,
  txPowerMaxDbm: 22,
  gps: false,
};

/** A 24 GHz bridge that sends and receives at once, on two frequencies. */
export const AIRFIBER_24_BOARD: Board = {
  productName: 'airFiber 24G',
  shortName: 'AF24',
  model: 'AF24',
  systemId: '0xaf24',
  fullVersion: 'AF.v4.1.0.250.191230.1200',
  firmwareVersion: 'v4.1.0',
  fccId: 'SWX-AF24',
  antennaGainDbi: 33,
  antennaName: 'External',
  txPowerMinDbm: -13,
  txPowerMaxDbm: 0,
  band: { name: '24 GHz', mhz: 24_000, start: 24_050, end: 24_250 },
  widthsMhz: [100],
  // 774 Mbps each way at 100 MHz and 6x. Captured.
  rates: { most: 6, kbpsPerMhz: 1290 },
  ramBytes: RAM_AIRFIBER,
  ethernetPorts: 1,
  gps: true,
  bluetooth: false,
  modes: { ptp: true, ptmp: false },
};

/** A 5 GHz bridge that sends and receives in turn. */
export const AIRFIBER_5_BOARD: Board = {
  productName: 'airFiber 5X',
  shortName: 'AF5X',
  model: 'AF5X',
  systemId: '0xaf5a',
  fullVersion: 'AF.v4.1.0.190.200205.1014',
  firmwareVersion: 'v4.1.0',
  fccId: 'SWX-AF5X',
  antennaGainDbi: 23,
  antennaName: 'External',
  txPowerMinDbm: -4,
  txPowerMaxDbm: 27,
  widthsMhz: [20],
  // 97 Mbps of the half of the frame at 20 MHz and 8x. Captured.
  rates: { most: 8, kbpsPerMhz: 607 },
  ramBytes: RAM_AIRFIBER,
  ethernetPorts: 1,
  gps: true,
  bluetooth: false,
  modes: { ptp: true, ptmp: false },
};
