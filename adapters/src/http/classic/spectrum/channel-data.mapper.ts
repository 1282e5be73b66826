import type {
  ChannelData,
  ReceivedEnergy,
  StationEnergy,
  WeighedChannel,
} from '@radiolink/application/spectrum/spectrum.port';
import { RSSI_FLOOR_DBM } from '@radiolink/domain/link';
import { labelMhz } from '@radiolink/domain/tools';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import type { EntryOf, Opened } from '../../wire/contract-names.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, DBM, KBPS, MHZ, RSSI } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';

/** A 5 GHz domain has 567 pairs of centre and width, measured at 161 points. */
const MOST = 8192;
const LEVEL: Range = [0, 255];

/** Data of the channel chooser; its three lists of channels are read in parallel. */
export function mapChannelData(json: Received<'/amdata.cgi'>): ChannelData {
  return readAnswer(json, root => {
    const local = root.section('local_spect_data');
    const frequencies = root.section('freq_info');
    return {
      channels: channelsOf(root.section('chan_info')),
      frequenciesMhz: (frequencies.numbers('center_freq', COUNT, MOST) ?? []).map(labelMhz),
      local: local.present ? energyOf(local) : undefined,
      stations: root.sections('sta_spect_data').flatMap(mapStation),
    };
  });
}

function channelsOf(info: Section<Opened<Schemas['ChannelData'], 'chan_info'>>): readonly WeighedChannel[] {
  const widths = info.numbers('bw', MHZ, MOST) ?? [];
  const powers = info.numbers('max_pow', DBM, MOST) ?? [];
  return (info.numbers('center_freq', MHZ, MOST) ?? []).flatMap((centerMhz, index) => {
    const widthMhz = widths[index];
    return widthMhz === undefined ? [] : [{ centerMhz, widthMhz, maxEirpDbm: powers[index] }];
  });
}

function energyOf(received: Section<Opened<Schemas['ChannelData'], 'local_spect_data'>>): ReceivedEnergy {
  return {
    ageSeconds: received.number('age', COUNT),
    levels: received.numbers('anze_per_mhz', LEVEL, MOST) ?? [],
  };
}

type ReceivedByStation = EntryOf<Schemas['ChannelData'], 'sta_spect_data'>;

/** MACs come without colons here, signals on the scale that begins at -96 dBm. */
function mapStation(station: Section<ReceivedByStation>): readonly StationEnergy[] {
  const mac = macAddress(station.text('mac_addr'));
  const dbm = (name: 'rx_rssi' | 'tx_rssi') => {
    const rssi = station.number(name, RSSI);
    return rssi === undefined ? undefined : rssi + RSSI_FLOOR_DBM;
  };
  const energy = {
    ...energyOf(station),
    rxUsage: station.number('rx_usage', COUNT),
    txUsage: station.number('tx_usage', COUNT),
    rxSignalDbm: dbm('rx_rssi'),
    txSignalDbm: dbm('tx_rssi'),
    rxCapacityKbps: station.number('rx_capa', KBPS),
    txCapacityKbps: station.number('tx_capa', KBPS),
  };
  return mac === undefined ? [] : [{ mac, ...energy }];
}
