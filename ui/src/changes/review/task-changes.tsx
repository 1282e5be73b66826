import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { findSetting, type SettingChange } from '@radiolink/domain/settings';
import { VisuallyHidden } from '../../components/index.ts';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { ChangeValue } from '../change-value.tsx';
import styles from './review.module.css';

/** Changes of one task, each with the old and the new value and its own way back. */
export function TaskChanges({ changes }: { readonly changes: readonly SettingChange[] }) {
  const t = useText();
  const revert = useUnitsOf(EditingModel, 'settingReverted');
  return (
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
        {changes.flatMap(change => [
          <tr key={change.key}>
            <th scope="row">
              {t(change.name)}
              <Staying change={change} />
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
          </tr>,
          ...(change.plan === undefined ? [] : (change.parts ?? [])).map(part => (
            <tr key={`${change.key} ${part.key}`} className={styles.part}>
              <th scope="row">{t(part.name)}</th>
              <td>
                <ChangeValue change={part} value={part.before} />
              </td>
              <td colSpan={2}>
                <ChangeValue change={part} value={part.after} />
              </td>
            </tr>
          )),
        ])}
      </tbody>
    </table>
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

/** What of a plan was edited since: taking the plan back leaves it. */
function Staying({ change: { plan } }: { readonly change: SettingChange }) {
  const t = useText();
  const staying = plan?.staying ?? [];
  if (staying.length === 0) return null;
  return (
    <p className={styles.staying}>
      {t('Edited since, not reverted with it: {settings}', {
        settings: staying,
      })}
    </p>
  );
}
