import { EditingModel } from '@radiolink/application/configuration';
import {
  findSetting,
  type SettingChange,
  type SettingChangeGroup,
  wirelessModeOf,
} from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { TextButton } from '../../components/text-button.tsx';
import { VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { ChangeValue } from '../change-value.tsx';
import styles from './review.module.css';

const RISK_HEADINGS = {
  'cuts-management': 'Cuts management access',
  'locks-out': 'Can lock you out',
  'cuts-link': 'Cuts this link',
  'restarts-radio': 'Restarts the radio',
  'restarts-services': 'Restarts services',
  none: 'No interruption',
} as const;

/** Pending changes of one risk, each of which can be discarded separately. */
export function PendingList({ group }: { readonly group: SettingChangeGroup }) {
  const t = useText();
  const editing = useModel(EditingModel);
  const [revert, saved] = useUnit([editing.settingReverted, editing.$saved]);
  const isForMany = wirelessModeOf(saved) === 'ap-ptmp';
  return (
    <section>
      <h3 className={styles.heading}>
        {t(group.risk === 'cuts-link' && isForMany ? 'Disconnects the stations' : RISK_HEADINGS[group.risk])}
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Setting')}</th>
            <th scope="col">{t('On the device')}</th>
            <th scope="col">{t('New value')}</th>
            <th scope="col">
              <VisuallyHidden>{t('Revert')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.changes.map(change => (
            <tr key={change.key}>
              <th scope="row">
                {t(change.name)}
                {change.plan !== undefined && <PlanParts change={change} />}
              </th>
              <td>
                <Side change={change} side="before" />
              </td>
              <td>
                <Side change={change} side="after" />
              </td>
              <td>
                <TextButton
                  aria-label={t('Revert {setting}', { setting: t(change.name) })}
                  onClick={() => {
                    // Leftovers are not listed, but taken back.
                    for (const key of change.keys) revert(key);
                  }}
                >
                  {t('Revert')}
                </TextButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SideProps {
  readonly change: SettingChange;
  readonly side: 'before' | 'after';
}

/** One side of a change; of an entry of a list each of its settings. */
function Side({ change, side }: SideProps) {
  const t = useText();
  const { parts, plan, [side]: value } = change;
  if (plan !== undefined) return t(plan[side]);
  if (parts === undefined || parts.every(part => part[side] === undefined))
    return <ChangeValue change={change} value={value} />;
  return (
    <dl className={styles.partsOf}>
      {parts.map(part => (
        <div key={part.key}>
          <dt>{t(findSetting(part.key)?.descriptor.label ?? part.key)}</dt>
          <dd>
            <ChangeValue change={part} value={part[side]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a plan does inside, on demand, and what of it was edited since. */
function PlanParts({ change }: { readonly change: SettingChange }) {
  const t = useText();
  const parts = change.parts ?? [];
  const staying = change.plan?.staying ?? [];
  return (
    <>
      <details className={styles.plan}>
        <summary>{t('{count} settings', { count: parts.length })}</summary>
        <dl className={styles.partsOf}>
          {parts.map(part => (
            <div key={part.key}>
              <dt>{t(part.name)}</dt>
              <dd>
                <ChangeValue change={part} value={part.before} /> {'→'}{' '}
                <ChangeValue change={part} value={part.after} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {staying.length > 0 && (
        <p className={styles.staying}>
          {t('Edited since, not reverted with it: {settings}', {
            settings: staying.map(name => t(name)).join(', '),
          })}
        </p>
      )}
    </>
  );
}
