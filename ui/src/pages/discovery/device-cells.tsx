import {
  type DiscoveredDevice,
  discoveredPageUrl,
  type DiscoveryRow,
  type Relation,
} from '@radiolink/domain/tools';
import { Figure, ForeignText, StateBadge, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './discovery.module.css';

const RELATIONS: Readonly<Record<Relation, string>> = {
  own: 'This device',
  remote: 'Remote end',
  station: 'Station',
};

/** Modes that the page has words for; any other is shown as the device sent it. */
const MODES: ReadonlySet<string> = new Set(['Station', 'Access point']);

/** A text of the device, or that it sent none. */
export function DeviceText({ children }: { readonly children: string | undefined }) {
  if (children === undefined || children === '') return <Figure of={undefined} />;
  return <ForeignText>{children}</ForeignText>;
}

/** The name, which opens the device's own page in a new tab where it has an address. */
export function DeviceName({ device }: { readonly device: DiscoveredDevice }) {
  const t = useText();
  const url = discoveredPageUrl(device);
  const name =
    device.hostname === undefined || device.hostname === '' ? t('Unnamed device') : device.hostname;
  if (url === undefined) return <ForeignText>{name}</ForeignText>;
  return (
    <a className={styles.name} href={url} target="_blank" rel="noopener noreferrer" title={url}>
      <ForeignText>{name}</ForeignText>
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  );
}

/** What sets a device apart: what it is to this one, that it is new, that its address is taken twice. */
export function DeviceMarks({ row: { relation, isNew, sharedAddresses } }: { readonly row: DiscoveryRow }) {
  const t = useText();
  if (relation === undefined && !isNew && sharedAddresses.length === 0) return null;
  return (
    <span className={styles.marks}>
      {relation !== undefined && (
        <StateBadge tone="good" quiet>
          {t(RELATIONS[relation])}
        </StateBadge>
      )}
      {isNew && (
        <StateBadge tone="busy" quiet>
          {t('New')}
        </StateBadge>
      )}
      {sharedAddresses.length > 0 && <StateBadge tone="warn">{t('Duplicate address')}</StateBadge>}
    </span>
  );
}

/** All addresses of a device, those that another has too marked by their state. */
export function DeviceAddresses({ row: { device, sharedAddresses } }: { readonly row: DiscoveryRow }) {
  if (device.addresses.length === 0) return <Figure of={undefined} />;
  return (
    <span className={styles.addresses}>
      {device.addresses.map(address => (
        <bdi key={address} className={sharedAddresses.includes(address) ? 'strong warn' : undefined}>
          {address}
        </bdi>
      ))}
    </span>
  );
}

/** Its wireless mode in words where there are some. */
export function DeviceMode({ mode }: { readonly mode: string | undefined }) {
  const t = useText();
  return mode !== undefined && MODES.has(mode) ? t(mode) : <DeviceText>{mode}</DeviceText>;
}
