import { type CableResult, EthernetModel } from '@radiolink/application/ethernet/ethernet.model';
import type { EthernetSettings } from '@radiolink/application/ethernet/ethernet.port';
import { cablePairMessage } from '@radiolink/domain/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import {
  Button,
  Card,
  FailureMessage,
  Figure,
  ForeignText,
  Reading,
  Readings,
  Skeleton,
  StateBadge,
} from '../../components/index.ts';
import { listText, useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../models/models.ts';
import { useReadOnly } from '../../settings/index.ts';
import styles from './network-tables.module.css';
import { linkModeLabel } from './link-mode-labels.ts';
import layout from '../../theme/layout.module.css';

/** A cable test takes up to this long, seconds. §classic.network-tables. */
const TEST_SECONDS = 10;

/** The wired ports: what they negotiated, and the test of their cables, which asks first. */
export function EthernetCard() {
  const t = useText();
  const { refreshed, tested } = useModel(EthernetModel);
  const [ports, reading, failure] = useUnitsOf(EthernetModel, '$ports', '$reading', '$failure');
  const [requested, setRequested] = useState<string | null>(null);
  useWhileShown(...useUnitsOf(EthernetModel, 'opened', 'closed'));
  return (
    <Card
      title={t('Ethernet ports')}
      aside={
        <Button look="quiet" disabled={reading} onClick={() => refreshed()}>
          {t('Refresh')}
        </Button>
      }
    >
      <div className={styles.content}>
        {failure !== null && (
          <p role="alert">
            {t('The port state could not be read.')}{' '}
            {failure !== 'fault' && <FailureMessage failure={failure} context="action" />}
          </p>
        )}
        {ports === null && failure === null && <Skeleton height="96px" />}
        {ports?.map(port => (
          <Port key={port.interfaceName} port={port} onTest={setRequested} />
        ))}
      </div>
      {requested !== null && (
        <ConfirmDialog
          title={t('Test the cable?')}
          action={t('Test cable')}
          onClose={() => setRequested(null)}
          onConfirm={() => {
            tested(requested);
            setRequested(null);
          }}
        >
          <p>
            <strong>
              <ForeignText>{requested}</ForeignText>
            </strong>
          </p>
          <p>
            {t(
              'The link of the port drops for about {seconds} s. Traffic through the port stops until then.',
              { seconds: TEST_SECONDS },
            )}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface PortProps {
  readonly port: EthernetSettings;
  readonly onTest: (name: string) => void;
}

function Port({ port, onTest }: PortProps) {
  const t = useText();
  const { i18n } = useTranslation();
  const readOnly = useReadOnly();
  const name = port.interfaceName;
  const [testing, results] = useUnitsOf(EthernetModel, '$testing', '$results');
  const result = results.get(name);
  const { linked, speedMbps, fullDuplex } = port;
  const mode =
    linked === true && speedMbps !== undefined
      ? linkModeLabel(`${speedMbps}${fullDuplex === false ? 'half' : 'full'}`, t)
      : undefined;
  return (
    <section className={layout.stack} aria-label={name}>
      <div className={layout.wideBar}>
        <strong>
          <ForeignText>{name}</ForeignText>
        </strong>
        {linked !== undefined && (
          <StateBadge tone={linked ? 'good' : 'idle'}>{linked ? t('Connected') : t('No link')}</StateBadge>
        )}
        {!readOnly && (
          <span className={layout.push}>
            <Button
              disabled={testing !== null}
              aria-label={t('Test cable: {name}', { name })}
              onClick={() => onTest(name)}
            >
              {t('Test cable')}
            </Button>
          </span>
        )}
      </div>
      <Readings column="240px">
        <Reading label={t('Speed')}>{mode ?? <Figure of={undefined} />}</Reading>
        <Reading label={t('Auto-negotiation')}>
          <OnOff is={port.autoNegotiation} />
        </Reading>
        <Reading long label={t('Advertised link modes')}>
          {port.advertisedModes.length === 0 ? (
            <Figure of={undefined} />
          ) : (
            listText(
              port.advertisedModes.map(each => linkModeLabel(each, t)),
              i18n.language,
            )
          )}
        </Reading>
        <Reading label={t('Receive flow control')}>
          <OnOff is={port.rxPause} />
        </Reading>
        <Reading label={t('Transmit flow control')}>
          <OnOff is={port.txPause} />
        </Reading>
      </Readings>
      <output className={styles.result}>
        {testing === name ? t('Testing the cable…') : result !== undefined && <Result of={result} />}
      </output>
    </section>
  );
}

function OnOff({ is }: { readonly is: boolean | undefined }) {
  const t = useText();
  return is === undefined ? <Figure of={undefined} /> : is ? t('On') : t('Off');
}

function Result({ of: result }: { readonly of: CableResult }) {
  const t = useText();
  if ('pairs' in result) {
    return result.pairs.map(pair => <p key={pair.pair}>{t(cablePairMessage(pair))}</p>);
  }
  const { failure } = result;
  return (
    <p>
      {t('The cable test failed.')}{' '}
      {failure !== 'fault' && <FailureMessage failure={failure} context="action" />}
    </p>
  );
}
