import { StationsModel } from '@radiolink/application/station/stations.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { type StationRow, stationPageUrl } from '@radiolink/domain/station';
import { useUnit } from 'effector-react';
import ExternalLink from 'lucide-react/icons/external-link';
import Gauge from 'lucide-react/icons/gauge';
import Unplug from 'lucide-react/icons/unplug';
import { useState } from 'react';
import { speedTestHash } from '../../catalogue/speed-test-address.ts';
import { Button } from '../../components/button.tsx';
import { Figure } from '../../components/figure.tsx';
import { ForeignText } from '../../components/foreign-text.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { CopyButton } from './copy-button.tsx';
import { KickDialog } from './kick-dialog.tsx';
import styles from './station-details.module.css';

/** Its addresses to copy, its own page, a speed test to it, and its way out. A read-only user is not offered the last two. */
export function StationActions({ row, gone }: { readonly row: StationRow; readonly gone: boolean }) {
  const t = useText();
  const session = useModel(SessionModel);
  const stations = useModel(StationsModel);
  const [{ readOnly }, kick, confirm] = useUnit([session.$user, stations.$kick, stations.kickConfirmed]);
  const [asking, setAsking] = useState(false);
  const { mac } = row.station;
  const ip = row.ends.remote?.ip ?? row.station.lastIp;
  const page = stationPageUrl(row);
  const speedTest = readOnly || gone ? undefined : speedTestHash(ip);
  return (
    <>
      <div className={styles.identity}>
        <span className={styles.label}>{t('MAC')}</span>
        <span className={styles.value}>{mac === '' ? <Figure of={undefined} /> : mac}</span>
        {mac === '' ? <span /> : <CopyButton text={mac} label={t('Copy the MAC')} />}
        <span className={styles.label}>{t('IP address')}</span>
        <span className={styles.value}>
          {ip === undefined ? <Figure of={undefined} /> : <ForeignText>{ip}</ForeignText>}
        </span>
        {ip !== undefined && <CopyButton text={ip} label={t('Copy the IP address')} />}
      </div>
      <div className={styles.actions}>
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
        {!readOnly && mac !== '' && (
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
