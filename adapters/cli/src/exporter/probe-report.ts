import type { DeviceStatus } from '@radiolink/domain/status';
import { Counter, Gauge, Registry, type RegistryContentType } from 'prom-client';
import { DEVICE_METRICS } from './device-metrics.ts';
import { INTERFACE_METRICS } from './interface-metrics.ts';
import type { Metric, Sample } from './metric.ts';
import { STATION_METRICS } from './station-metrics.ts';

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
