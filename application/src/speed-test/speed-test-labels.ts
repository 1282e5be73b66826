import type { SpeedTestDirection, SpeedTestLimit } from '@radiolink/domain/tools';

/** English sentence keys. */
export const SPEED_TEST_DIRECTION_LABELS: Readonly<Record<SpeedTestDirection, string>> = {
  both: 'Transmit, then receive',
  duplex: 'Both at the same time',
  tx: 'Transmit',
  rx: 'Receive',
};

/** English sentence keys. */
export const SPEED_TEST_LIMIT_LABELS: Readonly<Record<SpeedTestLimit, string>> = {
  ethernet: 'An Ethernet port is slower than the radio link: traffic behind it does not reach this rate.',
  cpu: 'The processor of one end is fully used. The link itself could carry more.',
  air: 'The radio link is fully used: more needs a better signal, a wider channel or less interference.',
};
