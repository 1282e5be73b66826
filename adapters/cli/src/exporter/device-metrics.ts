import { deviceLinkState, LinkState } from '@radiolink/domain/link';
import { type DeviceStatus, memoryUsedPercent, stationTotal } from '@radiolink/domain/status';
import { gauge, KILO, MEGA, type Metric, PERCENT, times } from './metric.ts';

/** What a radio has once. */
export const DEVICE_METRICS: readonly Metric[] = [
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
    deviceLinkState(status) === LinkState.Connected ? 1 : 0,
  ),
  gauge('radiolink_link_state', stateHelp(), deviceLinkState),
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

/** 0 is a device without a sensor. decided.md row 22. */
function measuredTemperature({ host }: DeviceStatus): number | undefined {
  return host.temperatureCelsius === 0 ? undefined : host.temperatureCelsius;
}

function stateHelp(): string {
  const states = Object.entries(LinkState).map(([name, value]) => `${value} ${name}`);
  return `State of the link: ${states.join(', ')}.`;
}
