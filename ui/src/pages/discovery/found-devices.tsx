import type { DiscoveryRow } from '@radiolink/domain/tools';
import { Card } from '../../components/card.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Figure } from '../../components/figure.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../units/use-figures.ts';
import { DeviceAddresses, DeviceMarks, DeviceMode, DeviceName, DeviceText } from './device-cells.tsx';
import stacked from '../../tools/stacked-table.module.css';

export interface FoundDevicesProps {
  readonly rows: readonly DiscoveryRow[];
  readonly running: boolean;
}

/** The devices that answered, in the order in which they did. */
export function FoundDevices({ rows, running }: FoundDevicesProps) {
  const t = useText();
  return (
    <Card
      title={t('Devices')}
      aside={rows.length > 0 && t('{count} devices found', { count: rows.length })}
      flush
    >
      <DataTable
        className={stacked.stacks}
        caption={t('Devices')}
        columns={useDeviceColumns()}
        rows={rows}
        rowKey={({ device }) => device.mac}
        empty={
          running
            ? t('Waiting for the first device…')
            : t('No devices yet. Start the discovery to find the devices on the network.')
        }
      />
    </Card>
  );
}

function useDeviceColumns(): readonly Column<DiscoveryRow>[] {
  const t = useText();
  const figures = useFigures();
  return [
    { id: 'name', header: t('Name'), cell: ({ device }) => <DeviceName device={device} /> },
    { id: 'state', header: t('State'), cell: row => <DeviceMarks row={row} /> },
    { id: 'model', header: t('Model'), cell: ({ device }) => <DeviceText>{device.product}</DeviceText> },
    { id: 'address', header: t('IP address'), cell: row => <DeviceAddresses row={row} /> },
    { id: 'mac', header: t('MAC'), cell: ({ device }) => <bdi>{device.mac}</bdi> },
    { id: 'ssid', header: t('SSID'), cell: ({ device }) => <DeviceText>{device.essid}</DeviceText> },
    { id: 'mode', header: t('Mode'), cell: ({ device }) => <DeviceMode mode={device.wirelessMode} /> },
    {
      id: 'uptime',
      header: t('Uptime'),
      numeric: true,
      cell: ({ device }) => <Figure of={figures.duration(device.uptimeSeconds)} />,
    },
    {
      id: 'firmware',
      header: t('Firmware version'),
      cell: ({ device }) => <DeviceText>{device.firmwareVersion}</DeviceText>,
    },
  ];
}
