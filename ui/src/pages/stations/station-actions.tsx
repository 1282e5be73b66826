import { SessionModel } from '@radiolink/application/session/session.model';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { wirelessRole } from '@radiolink/domain/link';
import { stationPageUrl, type StationRow } from '@radiolink/domain/station';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Gauge from 'lucide-react/icons/gauge';
import Unplug from 'lucide-react/icons/unplug';
import { useStoreMap } from 'effector-react';
import { useState, useEffect } from 'react';
import { speedTestHash } from '../../components/catalogue/speed-test-address.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Button, Figure, ForeignText, VisuallyHidden, LinkButton } from '../../components/index.ts';
import { LazyRemoteDevice } from '../remote-device/lazy-remote-device.tsx';
import { copyText } from '../../components/copy/copying.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import styles from './station-details.module.css';
import { StationName } from './station-cells.tsx';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

const SAID_MS = 2000;

/** Copies a text and says that it did. */
function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(text, { clipboard: navigator.clipboard, document }));
  };
  const Icon = copied === true ? Check : Copy;
  return (
    <span>
      <Button look="quiet" title={label} onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <output>
        <VisuallyHidden>
          {copied === true && t('Copied')}
          {copied === false && t('The browser does not allow copying.')}
        </VisuallyHidden>
      </output>
    </span>
  );
}

/** Its addresses to copy, its own page, a speed test to it, and its way out. A read-only user is not offered the last two. */
export function StationActions({ row, gone }: { readonly row: StationRow; readonly gone: boolean }) {
  const t = useText();
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  const { canKick } = useModel(StationsModel);
  // A station lists its access point, which it cannot send away.
  const isStation = useStoreMap(
    useModel(StatusModel).$status,
    status => wirelessRole(status?.wireless.mode) === 'station',
  );
  const [kick, confirm] = useUnitsOf(StationsModel, '$kick', 'kickConfirmed');
  const [asking, setAsking] = useState(false);
  const [isManaged, setManaged] = useState(false);
  const { mac } = row.station;
  const ip = row.ends.remote?.ip ?? row.station.lastIp;
  const page = stationPageUrl(row);
  const speedTest = readOnly || gone ? undefined : speedTestHash(ip);
  return (
    <>
      <div className={styles.identity}>
        <span className={typography.muted}>{t('MAC')}</span>
        <span className={typography.anywhere}>{mac === '' ? <Figure of={undefined} /> : mac}</span>
        {mac === '' ? <span /> : <CopyButton text={mac} label={t('Copy the MAC')} />}
        <span className={typography.muted}>{t('IP address')}</span>
        <span className={typography.anywhere}>
          {ip === undefined ? <Figure of={undefined} /> : <ForeignText>{ip}</ForeignText>}
        </span>
        {ip !== undefined && <CopyButton text={ip} label={t('Copy the IP address')} />}
      </div>
      <div className={layout.buttons}>
        {page !== undefined && (
          <LinkButton className={styles.open} href={page} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={16} aria-hidden="true" />
            {t('Open web interface')}
          </LinkButton>
        )}
        {speedTest !== undefined && (
          <LinkButton className={styles.open} href={speedTest}>
            <Gauge size={16} aria-hidden="true" />
            {t('Speed test')}
          </LinkButton>
        )}
        {!readOnly && !isManaged && mac !== '' && (
          <Button className={styles.open} disabled={gone} onClick={() => setManaged(true)}>
            {t('Manage remote device')}
          </Button>
        )}
        {canKick && !isStation && !readOnly && mac !== '' && (
          <Button
            className={styles.open}
            disabled={gone || kick.kind === 'running'}
            onClick={() => setAsking(true)}
          >
            <Unplug size={16} aria-hidden="true" />
            {t('Kick station')}
          </Button>
        )}
      </div>
      {isManaged && (
        <LazyRemoteDevice mac={mac} name={row.ends.remote?.name ?? mac} onClose={() => setManaged(false)} />
      )}
      {asking && (
        <KickDialog
          row={row}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            confirm(row);
          }}
        />
      )}
    </>
  );
}

interface KickDialogProps {
  readonly row: StationRow;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a station loses its link, by its name. */
function KickDialog({ row, onClose, onConfirm }: KickDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('Kick this station?')}
      action={t('Kick station')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        <strong>
          <StationName row={row} />
        </strong>{' '}
        · {row.station.mac}
      </p>
      <p>{t('The station is disconnected immediately. It tries to reconnect after a few seconds.')}</p>
    </ConfirmDialog>
  );
}
