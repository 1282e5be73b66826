import type { DiscoveredDevice } from '@radiolink/domain/tools';
import type { ReportColumn, ToolReport } from '../tool-runs/tool-report.ts';
import type { ToolRun } from '../tool-runs/tool-run.ts';

const COLUMNS: readonly ReportColumn[] = [
  { id: 'name', label: 'Name', unit: '' },
  { id: 'model', label: 'Model', unit: '' },
  { id: 'firmware', label: 'Firmware version', unit: '' },
  { id: 'addresses', label: 'IP address', unit: '' },
  { id: 'mac', label: 'MAC', unit: '' },
  { id: 'ssid', label: 'SSID', unit: '' },
  { id: 'mode', label: 'Mode', unit: '' },
  { id: 'uptime', label: 'Uptime', unit: 's' },
  { id: 'interface', label: 'Interface', unit: '' },
];

/** The found devices as data: a row for each. */
export function discoveryReport({
  startedAt,
  result,
}: ToolRun<unknown, readonly DiscoveredDevice[]>): ToolReport {
  return {
    name: 'discovery',
    facts: [
      { id: 'started', label: 'Started', unit: '', value: new Date(startedAt).toISOString() },
      { id: 'devices', label: 'Devices', unit: '', value: result.length },
    ],
    columns: COLUMNS,
    rows: result.map(device => [
      device.hostname,
      device.product,
      device.firmwareVersion,
      device.addresses.join(' '),
      device.mac,
      device.essid,
      device.wirelessMode,
      device.uptimeSeconds,
      device.localInterface,
    ]),
  };
}
