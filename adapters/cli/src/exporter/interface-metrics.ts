import type { InterfaceStatus } from '@radiolink/domain/status';
import { MEGA, type Metric, times } from './metric.ts';

type Read = (port: InterfaceStatus) => number | undefined;

const LABELS = ['interface'];

function ofInterface(type: Metric['type'], name: string, help: string, read: Read): Metric {
  return {
    name,
    help,
    type,
    labels: LABELS,
    samples: ({ interfaces }) =>
      interfaces.map(port => ({ labels: { interface: port.name }, value: read(port) })),
  };
}

const flag = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));

/** What each network interface of a radio has: 3 to 8 of them. */
export const INTERFACE_METRICS: readonly Metric[] = [
  ofInterface('gauge', 'radiolink_interface_up', '1 while the interface has a carrier.', ({ plugged }) =>
    flag(plugged),
  ),
  ofInterface(
    'gauge',
    'radiolink_interface_speed_bits_per_second',
    'Negotiated speed.',
    ({ speedMbps, plugged }) => (plugged === false ? undefined : times(speedMbps || undefined, MEGA)),
  ),
  ofInterface(
    'counter',
    'radiolink_interface_receive_bytes_total',
    'Bytes received.',
    ({ rxBytes }) => rxBytes,
  ),
  ofInterface('counter', 'radiolink_interface_transmit_bytes_total', 'Bytes sent.', ({ txBytes }) => txBytes),
  ofInterface(
    'counter',
    'radiolink_interface_receive_errors_total',
    'Frames received with errors.',
    ({ rxErrors }) => rxErrors,
  ),
  ofInterface(
    'counter',
    'radiolink_interface_transmit_errors_total',
    'Frames that could not be sent.',
    ({ txErrors }) => txErrors,
  ),
];
