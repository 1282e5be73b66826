import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { InterfaceStatus } from '@radiolink/domain/status';
import { COUNT } from '../../wire/ranges.ts';
import type { Section } from '../../wire/section.ts';
import { mapCounters } from './common.mapper.ts';

/** `1000-full`, `100-half`. */
const SPEED = /^(\d+)-(full|half)$/;

/**
 * One interface, with the live rates that the dashboard shows. A port without a cable may still report the speed of the
 * last one: it is ignored.
 */
export function mapInterface(entry: Section<Schemas['InterfaceStatistics']>) {
  const state = entry.section('status');
  const statistics = entry.section('statistics');
  const counters = mapCounters(statistics);
  const plugged = state.flag('plugged');
  const [, mbps, duplex] = SPEED.exec(state.text('currentSpeed') ?? '') ?? [];
  const isUp = plugged !== false && mbps !== undefined;
  const { txBytes, rxBytes, txPackets, rxPackets } = counters;
  const status: InterfaceStatus = {
    name: entry.text('id') ?? '',
    enabled: state.flag('enabled'),
    plugged,
    speedMbps: isUp ? Number(mbps) : plugged === false ? 0 : undefined,
    fullDuplex: isUp ? duplex === 'full' : undefined,
    mtu: state.number('mtu', COUNT),
    txBytes,
    rxBytes,
    txPackets,
    rxPackets,
    txErrors: statistics.number('txErrors', COUNT),
    rxErrors: statistics.number('rxErrors', COUNT),
    txDropped: statistics.number('txDropped', COUNT),
    rxDropped: statistics.number('rxDropped', COUNT),
  };
  return { status, counters };
}
