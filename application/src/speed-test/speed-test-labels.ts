import type { AirDirection } from '@radiolink/domain/link';
import type { SpeedTestDirection, SpeedTestLimit } from '@radiolink/domain/tools';

/** English sentence keys of what is sent and received. */
export interface SpeedTestWords {
  readonly tx: string;
  readonly rx: string;
  readonly txCapacity: string;
  readonly rxCapacity: string;
  readonly directions: Readonly<Record<SpeedTestDirection, string>>;
}

const DUPLEX = 'Both at the same time';

const DOWN_FIRST: SpeedTestWords = {
  tx: 'Downlink',
  rx: 'Uplink',
  txCapacity: 'Downlink capacity',
  rxCapacity: 'Uplink capacity',
  directions: { both: 'Downlink, then uplink', duplex: DUPLEX, tx: 'Downlink', rx: 'Uplink' },
};

const UP_FIRST: SpeedTestWords = {
  tx: 'Uplink',
  rx: 'Downlink',
  txCapacity: 'Uplink capacity',
  rxCapacity: 'Downlink capacity',
  directions: { both: 'Uplink, then downlink', duplex: DUPLEX, tx: 'Uplink', rx: 'Downlink' },
};

const OF_THIS_DEVICE: SpeedTestWords = {
  tx: 'Transmit',
  rx: 'Receive',
  txCapacity: 'Transmit capacity',
  rxCapacity: 'Receive capacity',
  directions: { both: 'Transmit, then receive', duplex: DUPLEX, tx: 'Transmit', rx: 'Receive' },
};

/**
 * The words of a test by the way through the air that this device sends: downlink is from the access point at both ends. Those
 * of this device where that is unknown. decided.md row 44.
 */
export function speedTestWords(sends: AirDirection | null | undefined): SpeedTestWords {
  if (sends === 'downlink') return DOWN_FIRST;
  return sends === 'uplink' ? UP_FIRST : OF_THIS_DEVICE;
}

/** English sentence keys. */
export const SPEED_TEST_LIMIT_LABELS: Readonly<Record<SpeedTestLimit, string>> = {
  ethernet: 'An Ethernet port is slower than the radio link: traffic behind it does not reach this rate.',
  cpu: 'The processor of one end is fully used. The link itself could carry more.',
  air: 'The radio link is fully used: more needs a better signal, a wider channel or less interference.',
};
