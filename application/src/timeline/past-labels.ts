import type { PastQuantity } from '@radiolink/domain/history';

/** English sentence keys of the quantities. */
export const PAST_LABELS: Readonly<Record<PastQuantity, string>> = {
  'local-signal': 'Local signal',
  'remote-signal': 'Remote signal',
  'local-ratio': 'Local CINR',
  'remote-ratio': 'Remote CINR',
  'downlink-capacity': 'Downlink capacity',
  'uplink-capacity': 'Uplink capacity',
  'downlink-throughput': 'Downlink throughput',
  'uplink-throughput': 'Uplink throughput',
  airtime: 'Airtime',
  latency: 'Latency',
  errors: 'Missed responses',
  stations: 'Stations',
  'local-power': 'Local transmit power',
  'remote-power': 'Remote transmit power',
  'local-chains': 'Local chain imbalance',
  'remote-chains': 'Remote chain imbalance',
  noise: 'Noise floor',
  'port-speed': 'Local port speed',
  'remote-port-speed': 'Remote port speed',
  distance: 'Distance',
  temperature: 'Temperature',
};
