import { ConfigText } from '../configuration/index.ts';
import { linkEnds } from '../link/index.ts';
import { hybridStatus, ptpStationStatus } from '../mothers/index.ts';
import { stationRows } from '../station/index.ts';
import { AIRVIEW_SCALE, receivedByLevels } from '../tools/index.ts';

const STATUS = ptpStationStatus();
const ENDS = [linkEnds(STATUS), linkEnds(hybridStatus())];
const STATION = 'radio.1.mode=managed\nradio.1.ptpmode=1\n';

/** Values of types of which the parts alone make no sense together, by the name of the type. */
export const READY_MADE: Readonly<Record<string, readonly unknown[]>> = {
  AirGrid: [{ firstMhz: 5170, stepMhz: 5, bins: 5, scale: AIRVIEW_SCALE }],
  ConfigText: ['txpower=16', 'txpower=10\nradio.1.cable.loss=1'].map(power =>
    ConfigText.parse(`${STATION}radio.1.${power}\n`),
  ),
  DeviceStatus: [STATUS],
  LinkEnd: ENDS.map(({ local }) => local),
  LinkEnds: ENDS,
  ReceivedAir: [receivedByLevels([5170, 5175, 5180, 5185, 5190], Array(5).fill(-100), 5)],
  Station: STATUS.wireless.stations,
  StationRow: stationRows(STATUS),
};
