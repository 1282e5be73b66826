import {
  type WanAction,
  type WanFailure,
  WanModel,
  type WanRequest,
  type WanRow,
  WAN_MODELS,
} from '@radiolink/application/address-services/wan.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import {
  classNames,
  Button,
  Card,
  FailureMessage,
  Figure,
  ForeignText,
  Reading,
  Readings,
  Skeleton,
  StateBadge,
  type Tone,
} from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import styles from './device.module.css';
import type { Part } from '../../../models/part.ts';
import layout from '../../../theme/layout.module.css';
import typography from '../../../theme/typography.module.css';

/** WAN connection of a router, and the actions of a full user. */
export function WanCard() {
  const t = useText();
  const { requested, refreshed } = useModel(WanModel);
  const [rows, reading, acting, readFailure, actionFailure] = useUnitsOf(
    WanModel,
    '$rows',
    '$reading',
    '$acting',
    '$readFailure',
    '$actionFailure',
  );
  const user = useUnitsOf(SessionModel, '$user');
  const [risked, setRisked] = useState<WanRequest | null>(null);
  useWhileShown(...useUnitsOf(WanModel, 'opened', 'closed'));
  const ask = (request: WanRequest): void => {
    if (WAN_ACTION_WARNINGS[request.action] === undefined) requested(request);
    else setRisked(request);
  };
  return (
    <Card
      title={t('WAN')}
      aside={
        <Button look="quiet" disabled={reading} onClick={() => refreshed()}>
          {t('Refresh')}
        </Button>
      }
    >
      <div className={styles.wan}>
        {readFailure !== null && <Failure text={t('The WAN state could not be read.')} of={readFailure} />}
        {actionFailure !== null && <Failure text={t('The action failed.')} of={actionFailure} />}
        {rows === null && readFailure === null && <Skeleton height="96px" />}
        {rows?.length === 0 && (
          <p className={typography.muted}>
            {t('No DHCP client or PPPoE is active. Static addresses are listed under Interfaces.')}
          </p>
        )}
        {rows?.map(row => (
          <Row
            key={`${row.kind}-${row.interfaceName}`}
            row={row}
            onAction={user.readOnly ? undefined : ask}
            acting={acting}
          />
        ))}
      </div>
      {risked !== null && (
        <Risk
          request={risked}
          onClose={() => setRisked(null)}
          onConfirm={() => {
            requested(risked);
            setRisked(null);
          }}
        />
      )}
    </Card>
  );
}

interface RowProps {
  readonly row: WanRow;
  readonly onAction: ((request: WanRequest) => void) | undefined;
  readonly acting: boolean;
}

function Row({ row, onAction, acting }: RowProps) {
  const t = useText();
  const figures = useFigures();
  const { interfaceName } = row;
  const known =
    row.state === undefined || !Object.hasOwn(WAN_STATES, row.state) ? undefined : WAN_STATES[row.state];
  return (
    <div className={layout.stack}>
      <div className={layout.wideBar}>
        <span className={typography.strong}>
          {t(WAN_KINDS[row.kind])} · <ForeignText>{interfaceName}</ForeignText>
        </span>
        <StateBadge tone={known?.[0] ?? 'idle'}>
          {known === undefined ? <Reported text={row.state} /> : t(known[1])}
        </StateBadge>
        {onAction !== undefined && (
          <span className={classNames(layout.buttons, layout.push)}>
            {WAN_ACTIONS[row.kind].map(action => (
              <Button key={action} disabled={acting} onClick={() => onAction({ action, interfaceName })}>
                {t(WAN_ACTION_LABELS[action])}
              </Button>
            ))}
          </span>
        )}
      </div>
      <Readings>
        <Reading label={t('IPv4 address')}>
          <Reported text={row.address} />
        </Reading>
        {row.kind === 'dhcp' && (
          <Reading label={t('Netmask')}>
            <Reported text={row.netmask} />
          </Reading>
        )}
        <Reading label={row.kind === 'dhcp' ? t('Gateway') : t('Remote IP address')}>
          <Reported text={row.gateway} />
        </Reading>
        <Reading label={t('DNS servers')}>
          <Reported text={row.nameServers.join(', ')} />
        </Reading>
        <Reading label={row.kind === 'dhcp' ? t('Lease expires in') : t('Connection time')}>
          <Figure of={figures.duration(row.seconds)} />
        </Reading>
        {row.over !== undefined && (
          <Reading label={t('Underlying interface')}>
            <Reported text={row.over} />
          </Reading>
        )}
      </Readings>
    </div>
  );
}

function Reported({ text }: { readonly text: string | undefined }) {
  return text === undefined || text === '' ? <Figure of={undefined} /> : <ForeignText>{text}</ForeignText>;
}

function Failure({ text, of }: { readonly text: string; readonly of: WanFailure }) {
  return (
    <p role="alert">
      {text} {of !== 'fault' && <FailureMessage failure={of} context="action" />}
    </p>
  );
}

interface RiskProps {
  readonly request: WanRequest;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before the way out is taken away. */
function Risk({ request: { action, interfaceName }, onClose, onConfirm }: RiskProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={action === 'release' ? t('Release this address?') : t('Reconnect this session?')}
      action={t(WAN_ACTION_LABELS[action])}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        <strong>
          <ForeignText>{interfaceName}</ForeignText>
        </strong>
      </p>
      <p>{t(WAN_ACTION_WARNINGS[action] ?? '')}</p>
    </ConfirmDialog>
  );
}

/** Text and colour of the reported states of an address. Other states are shown unchanged. */
const WAN_STATES: Readonly<Record<string, readonly [Tone, string]>> = {
  bound: ['good', 'Address assigned'],
  init: ['busy', 'Requesting address'],
  failed: ['bad', 'No address received'],
  up: ['good', 'Connected'],
  down: ['bad', 'Not connected'],
};

/** Actions for each kind of address. */
const WAN_ACTIONS: Readonly<Record<WanRow['kind'], readonly WanAction[]>> = {
  dhcp: ['renew', 'release'],
  pppoe: ['reconnect'],
};

const WAN_KINDS: Readonly<Record<WanRow['kind'], string>> = { dhcp: 'DHCP', pppoe: 'PPPoE' };

const WAN_ACTION_LABELS: Readonly<Record<WanAction, string>> = {
  renew: 'Renew',
  release: 'Release',
  reconnect: 'Reconnect',
};

/** Confirmation before an action that removes the address, temporarily or permanently. */
const WAN_ACTION_WARNINGS: Readonly<Partial<Record<WanAction, string>>> = {
  release:
    'Releases the WAN address. Until it is renewed, LAN devices have no WAN access and the router cannot be reached from the WAN.',
  reconnect:
    'Disconnects and reconnects the PPPoE session. LAN devices have no WAN access during this time, and the WAN address may change.',
};

export const part: Part = { View: WanCard, models: WAN_MODELS };
