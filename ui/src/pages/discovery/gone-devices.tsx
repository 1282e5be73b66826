import type { DiscoveredDevice } from '@radiolink/domain/tools';
import { Card } from '../../components/card.tsx';
import { useText } from '../../i18n/use-text.ts';
import { DeviceName } from './device-cells.tsx';
import styles from './discovery.module.css';

/** The devices that the scan before found and this one did not. */
export function GoneDevices({ devices }: { readonly devices: readonly DiscoveredDevice[] }) {
  const t = useText();
  return (
    <Card title={t('No longer found')}>
      <ul className={styles.gone}>
        {devices.map(device => (
          <li key={device.mac}>
            <DeviceName device={device} /> <bdi className={styles.hint}>{device.mac}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
