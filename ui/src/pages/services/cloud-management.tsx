import { type CloudReport, ServicesModel } from '@radiolink/application/services/services.model';
import { CloudCode, cloudCodeMessage, cloudLink, cloudStateMessage } from '@radiolink/domain/cloud';
import { failureText } from '@radiolink/domain/errors';
import { checkCloudKey, cloudKeyRemark } from '@radiolink/domain/network';
import { CloudSummary, cloudSummaryMessage } from '@radiolink/domain/status';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import {
  Button,
  ForeignText,
  PasswordField,
  Reading,
  Readings,
  StateBadge,
  type Tone,
} from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useReadOnly } from '../../settings/index.ts';
import styles from './services.module.css';

const TONES: Readonly<Record<string, Tone>> = {
  disabled: 'idle',
  connecting: 'busy',
  connected: 'good',
  disconnected: 'warn',
  failed: 'bad',
};
const SUMMARY_TONES: Readonly<Record<number, Tone>> = {
  [CloudSummary.Off]: 'idle',
  [CloudSummary.Connecting]: 'busy',
  [CloudSummary.Connected]: 'good',
};

/** The connection to the controller as it is, and where the device offers it, connecting and disconnecting. */
export function CloudManagement() {
  const cloud = useUnitsOf(ServicesModel, '$cloud');
  const readOnly = useReadOnly();
  return (
    <div className={styles.part}>
      {cloud === null ? <Summary /> : <Report cloud={cloud} />}
      {cloud !== null && !readOnly && <Connect cloud={cloud} />}
    </div>
  );
}

/** What the status of every device reports. */
function Summary() {
  const t = useText();
  const summary = useUnitsOf(ServicesModel, '$cloudSummary');
  const state = summary?.status;
  const link = cloudLink({ uiUrl: summary?.link });
  return (
    <Readings column="320px">
      <Reading label={t('State')}>
        {state === undefined ? (
          '—'
        ) : (
          <StateBadge tone={SUMMARY_TONES[state] ?? 'warn'}>{t(cloudSummaryMessage(state))}</StateBadge>
        )}
      </Reading>
      {summary?.timestamp !== undefined && (
        <Reading label={t('Since')}>
          <ForeignText>{summary.timestamp}</ForeignText>
        </Reading>
      )}
      {link !== undefined && <ControllerPage link={link} />}
    </Readings>
  );
}

function Report({ cloud }: { readonly cloud: CloudReport }) {
  const t = useText();
  const lost = useUnitsOf(ServicesModel, '$cloudLost');
  const link = cloudLink(cloud);
  const { state, statusCode } = cloud;
  return (
    <Readings column="320px">
      <Reading label={t('State')}>
        <span aria-live="polite">
          <StateBadge tone={TONES[state] ?? 'warn'}>{t(cloudStateMessage(state))}</StateBadge>
        </span>
      </Reading>
      {statusCode !== undefined && statusCode !== CloudCode.Ok && (
        <Reading label={t('Details')}>
          <span aria-live="polite">{t(cloudCodeMessage(statusCode))}</span>
        </Reading>
      )}
      {link !== undefined && <ControllerPage link={link} />}
      {lost !== null && (
        <Reading label={t('Last request')}>
          <StateBadge tone="warn" quiet>
            {failureText(lost)}
          </StateBadge>
        </Reading>
      )}
    </Readings>
  );
}

function ControllerPage({ link }: { readonly link: string }) {
  const t = useText();
  return (
    <Reading label={t('Cloud management page')}>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {t('Open the controller')}
      </a>
    </Reading>
  );
}

function Connect({ cloud }: { readonly cloud: CloudReport }) {
  const t = useText();
  const [request, connect, disconnect] = useUnitsOf(
    ServicesModel,
    '$cloudRequest',
    'connectRequested',
    'disconnectRequested',
  );
  const [key, setKey] = useState('');
  const [asking, setAsking] = useState(false);
  const entered = key.trim();
  const problem = entered === '' ? undefined : checkCloudKey(entered);
  const remark = entered === '' ? undefined : cloudKeyRemark(entered);
  const failure = request.failure && failureText(request.failure);
  const canConnect = !request.busy && entered !== '' && problem === undefined;
  const send = (): void => {
    if (!canConnect) return;
    connect(entered);
    setKey('');
  };
  return (
    <div className={styles.connect} data-cloud-connect="">
      <PasswordField
        label={t('Controller key')}
        help={remark === undefined ? t('Connects immediately, without applying changes.') : t(remark)}
        danger={problem === undefined ? failure : t(problem)}
        autoComplete="off"
        value={key}
        onChange={event => setKey(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <div className={styles.actions}>
        <Button disabled={!canConnect} onClick={send}>
          {request.busy ? t('Please wait') : t('Connect')}
        </Button>
        {cloud.enabled && (
          <Button disabled={request.busy} onClick={() => setAsking(true)}>
            {t('Disconnect')}
          </Button>
        )}
        {asking && (
          <ConfirmDialog
            title={t('Disconnect from cloud management?')}
            action={t('Disconnect')}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              disconnect();
            }}
          >
            <p>
              {t(
                'The controller no longer reaches this device. To connect it again you need its controller key.',
              )}
            </p>
          </ConfirmDialog>
        )}
      </div>
    </div>
  );
}
