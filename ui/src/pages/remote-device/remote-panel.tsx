import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import { RemoteFirmwareModel } from '@radiolink/application/remote-device/remote-firmware.model';
import { isUpgrading } from '@radiolink/application/firmware/upgrade-state';
import { type FetchError, failureStatus } from '@radiolink/domain/errors';
import { linkEnds } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import {
  classNames,
  Banner,
  Button,
  Card,
  FailureBanner,
  FailureMessage,
  Figure,
  ForeignText,
  Reading,
  Readings,
  ScrollArea,
  StateBadge,
} from '../../components/index.ts';
import { RemoteFirmware } from '../firmware/remote-firmware.tsx';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useNow } from '../../components/use-now.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './remote-device.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Lines of the log that are shown: the newest. */
const LINES = 200;

interface RemotePanelProps {
  readonly name: string;
  /** Of the account at the remote device. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** What a remote device reports itself, its log, and what may be done to it. */
export function RemotePanel({ name, readOnly, onClose, children }: RemotePanelProps) {
  const t = useText();
  const clock = useClockText();
  const [readings, failure] = useUnitsOf(RemoteDeviceModel, '$readings', '$failure');
  const [since, actionFailure] = useUnitsOf(RemoteDeviceModel, '$restartingSince', '$actionFailure');
  const logout = useUnitsOf(RemoteDeviceModel, 'logoutRequested');
  const isUpgraded = isUpgrading(useUnitsOf(RemoteFirmwareModel, '$state'));
  const isOld = readings !== null && (failure !== null || since !== null || isUpgraded);
  return (
    <Card
      title={<ForeignText>{name}</ForeignText>}
      aside={<span className={typography.note}>{t('Reported by the remote device')}</span>}
    >
      <div className={layout.stack}>
        {since !== null && (
          <Banner tone="busy">
            {t('The remote device reboots. The link is down for about one minute.')}
          </Banner>
        )}
        {since === null && failure !== null && !isUpgraded && (
          <Banner tone="warn">
            <FailureMessage failure={failure} context="action" />
          </Banner>
        )}
        <FailureBanner failure={actionFailure} urgent />
        {isOld && (
          <p className={typography.muted}>{t('Last readings, {time}', { time: clock(readings.at) })}</p>
        )}
        {readings !== null && <RemoteReadings status={readings.status} />}
        <RemoteLog />
        <div className={layout.buttons}>
          {!isUpgraded && (
            <>
              <LocateButton />
              {children}
              {!readOnly && <RebootButton name={name} />}
            </>
          )}
          <Button
            onClick={() => {
              logout();
              onClose();
            }}
          >
            {t('Log out')}
          </Button>
        </div>
        {!readOnly && <RemoteFirmware />}
        {readOnly && (
          <p className={typography.muted}>{t('This account is read-only on the remote device.')}</p>
        )}
      </div>
    </Card>
  );
}

function RemoteReadings({ status }: { readonly status: DeviceStatus }) {
  const t = useText();
  const figures = useFigures();
  const { host } = status;
  const { local } = linkEnds(status);
  return (
    <Readings column="220px">
      <Reading label={t('Signal')}>
        <Figure of={figures.dbm(local.signalDbm)} />
      </Reading>
      <Reading label={t('Noise floor')}>
        <Figure of={figures.dbm(local.noiseFloorDbm)} />
      </Reading>
      <Reading label={t('Transmit power')}>
        <Figure of={figures.dbm(local.txPowerDbm)} />
      </Reading>
      <Reading label={t('CPU')}>
        <Figure of={figures.percent(host.cpuLoadPercent, 1)} />
      </Reading>
      {host.temperatureCelsius !== undefined && (
        <Reading label={t('Temperature')}>
          <Figure of={figures.temperature(host.temperatureCelsius)} />
        </Reading>
      )}
      <Reading label={t('Uptime')}>
        <Figure of={figures.duration(host.uptimeSeconds)} />
      </Reading>
      {host.firmwareVersion !== undefined && (
        <Reading label={t('Firmware')}>
          <ForeignText>{host.firmwareVersion}</ForeignText>
        </Reading>
      )}
    </Readings>
  );
}

/** The newest line first. */
function RemoteLog() {
  const t = useText();
  const [lines, failure] = useUnitsOf(RemoteDeviceModel, '$log', '$logFailure');
  return (
    <section className={classNames(layout.near, layout.slim)}>
      <h3 className={classNames(typography.remark, typography.strong)}>{t('Log')}</h3>
      {lines === null ? (
        <p className={typography.muted}>
          {failure === null ? (
            t('The remote device reports no log.')
          ) : isRefused(failure) ? (
            t('The remote device rejected the request for its log.')
          ) : (
            <FailureMessage failure={failure} context="action" />
          )}
        </p>
      ) : (
        <ScrollArea label={t('Log')} className={styles.log}>
          <ol className={styles.lines}>
            {lines
              .slice(-LINES)
              .map((line, place) => ({ line, key: `${place} ${line}` }))
              .toReversed()
              .map(({ line, key }) => (
                <li key={key}>
                  <ForeignText>{line}</ForeignText>
                </li>
              ))}
          </ol>
        </ScrollArea>
      )}
    </section>
  );
}

function isRefused(failure: FetchError): boolean {
  const status = failureStatus(failure);
  return status === 401 || status === 403;
}

function LocateButton() {
  const t = useText();
  const [until, isBusy, request] = useUnitsOf(
    RemoteDeviceModel,
    '$locatingUntil',
    '$busy',
    'locateRequested',
  );
  const now = useNow(until !== null);
  return (
    <>
      <Button disabled={isBusy} onClick={() => request()}>
        {t('Flash the LEDs')}
      </Button>
      <span aria-live="polite">
        {until !== null && until > now && <StateBadge tone="busy">{t('The LEDs flash')}</StateBadge>}
      </span>
    </>
  );
}

function RebootButton({ name }: { readonly name: string }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, since, request] = useUnitsOf(
    RemoteDeviceModel,
    '$busy',
    '$restartingSince',
    'restartRequested',
  );
  const words = t('Reboot {name}', { name });
  return (
    <>
      <Button disabled={isBusy || since !== null} onClick={() => setAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Reboot the remote device?')}
          action={words}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            request();
          }}
        >
          <p>{t('The link and everything behind it is down for about one minute.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
