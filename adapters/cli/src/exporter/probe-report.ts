import { deviceLinkState, isConnected, LinkState } from '@radiolink/domain/link';
import { isRadioName } from '@radiolink/domain/network';
import {
  type DeviceStatus,
  type InterfaceStatus,
  memoryUsedPercent,
  stationTotal,
} from '@radiolink/domain/status';
import { Counter, Gauge, Registry, type RegistryContentType } from 'prom-client';
import {
  gauge,
  KILO,
  MEGA,
  type Metric,
  PERCENT,
  type Sample,
  STATION_METRICS,
  times,
} from './station-metrics.ts';

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
const INTERFACE_METRICS: readonly Metric[] = [
  ofInterface(
    'gauge',
    'radiolink_interface_up',
    '1 while the interface has a carrier.',
    // A radio has no plug: airOS says of one that carries its link that none is plugged.
    ({ name, plugged }) => (isRadioName(name) ? undefined : flag(plugged)),
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

/** What a radio has once. */
const DEVICE_METRICS: readonly Metric[] = [
  {
    name: 'radiolink_device_info',
    help: 'Identity of the radio; always 1.',
    type: 'gauge',
    labels: ['name', 'model', 'firmware', 'mode', 'role'],
    samples: ({ host, wireless }) => [
      {
        labels: {
          name: host.hostname ?? '',
          model: host.deviceModel ?? '',
          firmware: host.firmwareVersion ?? '',
          mode: wireless.mode ?? '',
          role: host.networkRole ?? '',
        },
        value: 1,
      },
    ],
  },
  gauge('radiolink_uptime_seconds', 'Time since the boot.', ({ host }) => host.uptimeSeconds),
  gauge('radiolink_cpu_load_ratio', 'Load of the processor, 0 to 1.', ({ host }) =>
    times(host.cpuLoadPercent, PERCENT),
  ),
  gauge('radiolink_memory_used_ratio', 'Memory in use, 0 to 1.', ({ host }) =>
    times(memoryUsedPercent(host), PERCENT),
  ),
  gauge('radiolink_temperature_celsius', 'Temperature of the board.', measuredTemperature),
  gauge('radiolink_link_up', '1 while the radio link is connected.', status =>
    deviceLinkState(status) === LinkState.Unknown ? undefined : Number(isConnected(status)),
  ),
  gauge('radiolink_link_state', stateHelp(), deviceLinkState),
  {
    name: 'radiolink_link_in_state',
    help: 'State of the link as a state set: 1 for the state in which it is, 0 for the others.',
    type: 'gauge',
    labels: ['state'],
    samples: status =>
      Object.entries(LinkState).map(([name, value]) => ({
        labels: { state: name },
        value: Number(deviceLinkState(status) === value),
      })),
  },
  gauge('radiolink_stations', 'Connected stations.', stationTotal),
  gauge('radiolink_frequency_hertz', 'Control frequency.', ({ wireless }) =>
    times(wireless.frequencyMhz, MEGA),
  ),
  gauge('radiolink_channel_width_hertz', 'Width of the channel.', ({ wireless }) =>
    times(wireless.channelWidthMhz, MEGA),
  ),
  gauge('radiolink_tx_power_dbm', 'Transmit power.', ({ wireless }) => wireless.txPowerDbm),
  gauge('radiolink_noise_floor_dbm', 'Noise floor.', ({ wireless }) => wireless.noiseFloorDbm),
  gauge('radiolink_airtime_ratio', 'Airtime in use, 0 to 1.', ({ wireless }) =>
    times(wireless.polling.airtimePercent, PERCENT),
  ),
  {
    name: 'radiolink_capacity_bits_per_second',
    help: 'Capacity of the radio; downlink is from the access point to the stations.',
    type: 'gauge',
    labels: ['direction'],
    samples: ({ wireless: { polling } }) => [
      { labels: { direction: 'downlink' }, value: times(polling.downlinkCapacityKbps, KILO) },
      { labels: { direction: 'uplink' }, value: times(polling.uplinkCapacityKbps, KILO) },
    ],
  },
];

/** 0 is a device without a sensor. reading 22. */
function measuredTemperature({ host }: DeviceStatus): number | undefined {
  return host.temperatureCelsius === 0 ? undefined : host.temperatureCelsius;
}

function stateHelp(): string {
  const states = Object.entries(LinkState).map(([name, value]) => `${value} ${name}`);
  return `State of the link: ${states.join(', ')}.`;
}

/** Every metric of a radio. */
export const RADIO_METRICS: readonly Metric[] = [...DEVICE_METRICS, ...INTERFACE_METRICS, ...STATION_METRICS];

/** Why a radio could not be read. */
export type ProbeFailure = 'login' | 'certificate' | 'unreachable' | 'refused' | 'timeout';

export interface ProbeOutcome {
  readonly status?: DeviceStatus | undefined;
  readonly failure?: ProbeFailure | undefined;
  readonly seconds: number;
}

/** The registry of one probe, in the format that the caller reads. */
export function probeRegistry({ status, failure, seconds }: ProbeOutcome, openMetrics: boolean): Registry {
  const registry = new Registry();
  if (openMetrics)
    (registry as Registry<RegistryContentType>).setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const add = (metric: Omit<Metric, 'samples'>, samples: readonly Sample[]) =>
    addMetric(registry, metric, samples);
  add({ name: 'radiolink_up', help: '1 if the radio could be read.', type: 'gauge' }, [
    { value: status === undefined ? 0 : 1 },
  ]);
  add({ name: 'radiolink_probe_duration_seconds', help: 'Duration of the probe.', type: 'gauge' }, [
    { value: seconds },
  ]);
  if (failure !== undefined)
    add(
      {
        name: 'radiolink_probe_failure',
        help: 'Why it could not be read.',
        type: 'gauge',
        labels: ['reason'],
      },
      [{ labels: { reason: failure }, value: 1 }],
    );
  if (status !== undefined) for (const metric of RADIO_METRICS) add(metric, metric.samples(status));
  return registry;
}

function addMetric(registry: Registry, metric: Omit<Metric, 'samples'>, samples: readonly Sample[]): void {
  const { name, help, type, labels = [] } = metric;
  const sent = samples.flatMap(({ labels: own = {}, value }) =>
    value === undefined || !Number.isFinite(value) ? [] : [{ own, value }],
  );
  if (sent.length === 0) return;
  const configuration = { name, help, labelNames: [...labels], registers: [registry] };
  if (type === 'counter') {
    const counter = new Counter(configuration);
    for (const { own, value } of sent) if (value >= 0) counter.inc(own, value);
    return;
  }
  const made = new Gauge(configuration);
  for (const { own, value } of sent) made.set(own, value);
}
