import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { type ChangeTask, changeTasks, type TaskImpact, taskImpact } from '@radiolink/domain/impact';
import {
  type Risk,
  wirelessModeOf,
  findSetting,
  type SettingChange,
  figureOfValue,
} from '@radiolink/domain/settings';
import { withEndsVisible } from '@radiolink/domain/text';
import { unitText } from '@radiolink/domain/units';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { antennaChoices } from '../../../components/catalogue/antenna-choices.ts';
import { isDangerous, useRiskNow } from '../../../components/catalogue/risk-label.ts';
import { classNames, VisuallyHidden, ForeignText, TextButton } from '../../../components/index.ts';
import { listedValue } from '../../../i18n/listed-value.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './review.module.css';
import layout from '../../../theme/layout.module.css';
import typography from '../../../theme/typography.module.css';
import tones from '../../../theme/tones.module.css';

/** Changes of one task, each with the old and the new value and its own way back. */
function TaskChanges({ changes }: { readonly changes: readonly SettingChange[] }) {
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
          <tr key={change.key} className={isWholeEntry(change) ? styles.whole : undefined}>
            <th scope="row">
              {t(change.name)}
              <Staying change={change} />
            </th>
            <Sides change={change} />
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

/** An entry of a list that is new or gone: each of its settings is. */
const isWholeEntry = ({ parts, plan }: SettingChange): boolean => parts !== undefined && plan === undefined;

/** Both sides of a change; of an entry that is new or gone the one that there is, with the room of both. */
function Sides({ change }: { readonly change: SettingChange }) {
  const t = useText();
  const { kind, parts = [], plan, before, after } = change;
  if (isWholeEntry(change)) {
    const side = kind === 'added' ? 'after' : 'before';
    return (
      <td colSpan={2}>
        <span className={typography.note}>{t(kind === 'added' ? 'Added' : 'Removed')}</span>
        <EntryValues parts={parts} side={side} />
      </td>
    );
  }
  return (
    <>
      <td>{plan === undefined ? <ChangeValue change={change} value={before} /> : t(plan.before)}</td>
      <td>{plan === undefined ? <ChangeValue change={change} value={after} /> : t(plan.after)}</td>
    </>
  );
}

interface EntryValuesProps {
  readonly parts: readonly SettingChange[];
  readonly side: 'before' | 'after';
}

/** Each setting of an entry; of a forwarding that has both its ends those in one line. */
function EntryValues({ parts, side }: EntryValuesProps) {
  const t = useText();
  const forward = forwardWords(parts, side);
  const others = forward === undefined ? parts : parts.filter(({ key }) => !IN_FORWARD.test(key));
  return (
    <dl className={styles.partsOf}>
      {forward !== undefined && (
        <dd>
          <ForeignText>{withEndsVisible(forward)}</ForeignText>
        </dd>
      )}
      {others.map(part => (
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

/** What a forwarding is read by: `TCP 8080 → 198.51.100.27:80 · gate camera`. */
const IN_FORWARD = /^iptables\.sys\.portfw\.\d+\.(proto|dport|host|port|comment)$/;

/** A forwarding that has both its ends, in one line; undefined for another entry. */
function forwardWords(parts: readonly SettingChange[], side: 'before' | 'after'): string | undefined {
  const has = new Map(parts.map(part => [IN_FORWARD.exec(part.key)?.[1], part[side]]));
  const { proto, dport, host, port, comment } = Object.fromEntries(has);
  if (!dport || !host) return undefined;
  const note = comment ? ` · ${comment}` : '';
  return `${proto ? `${proto} ` : ''}${dport} → ${host}${port ? `:${port}` : ''}${note}`;
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

const RISKS: Readonly<Record<Risk, string>> = {
  'cuts-management': 'Cuts management access',
  'locks-out': 'Can lock you out',
  'cuts-link': 'Cuts this link',
  'restarts-network': 'Restarts the network',
  'restarts-radio': 'Restarts the radio',
  'restarts-services': 'Restarts services',
  none: 'No interruption',
};
/** More settings than these are read when they are asked for. */
const SHOWN_AT_ONCE = 4;

/** One task with its risk; its settings open on demand, and it is reverted as a whole. */
export function PendingTask({ task }: { readonly task: ChangeTask }) {
  const t = useText();
  const [revert, saved] = useUnitsOf(EditingModel, 'settingReverted', '$saved');
  const [wanted, setWanted] = useState<boolean>();
  const list = useId();
  const isOpen = wanted ?? task.settings <= SHOWN_AT_ONCE;
  const risk = useRiskNow()(task.risk);
  const isForMany = risk === 'cuts-link' && wirelessModeOf(saved) === 'ap-ptmp';
  const name = t(task.name);
  return (
    <section className={styles.task}>
      <div className={styles.taskHead}>
        <h3>
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setWanted(!isOpen)}
          >
            <bdi>{name}</bdi>
          </button>
        </h3>
        <span className={typography.note}>{t('{count} changes', { count: task.changes.length })}</span>
        <span className={isDangerous(risk) ? classNames(typography.subtitle, tones.warn) : typography.note}>
          {t(isForMany ? 'Disconnects the stations' : RISKS[risk])}
        </span>
        {(task.changes.length > 1 || !isOpen) && (
          <span className={layout.push}>
            <TextButton
              aria-label={t('Revert {setting}', { setting: name })}
              onClick={() => {
                for (const key of task.keys) revert(key);
              }}
            >
              {t('Revert')}
            </TextButton>
          </span>
        )}
      </div>
      <div id={list} hidden={!isOpen}>
        {isOpen && <TaskChanges changes={task.changes} />}
      </div>
    </section>
  );
}

/** The pending changes by task, and what each of them interrupts. */
interface PendingTasks extends TaskImpact {
  readonly tasks: readonly ChangeTask[];
}

/** Sorts the pending changes by task. Worked out while they are reviewed, and only then. */
export function usePendingTasks(): PendingTasks {
  const [changes, state] = useUnitsOf(EditingModel, '$pending', '$state');
  const [impact, { channels, linkedMhz }] = useUnitsOf(PermittedApply, '$impact', '$facts');
  if (state === null) return { tasks: [], own: new Map(), shared: [] };
  const configurations = { before: state.store.original, after: state.store.running };
  const tasks = changeTasks(changes, configurations);
  const facts = { ...configurations, linkedMhz, ...(channels && { channels }) };
  return { tasks, ...taskImpact(tasks, impact?.cuts ?? [], facts) };
}

interface ChangeValueProps {
  readonly change: Pick<SettingChange, 'key' | 'unit'>;
  readonly value: string | undefined;
}

/**
 * One side of a change: the label of a choice and the name of a country in the user's language, other values unchanged,
 * empty as a dash.
 */
export function ChangeValue({ change, value }: ChangeValueProps) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const board = useUnitsOf(StartModel, '$board');
  if (value === undefined || value === '') return '—';
  const descriptor = findSetting(change.key)?.descriptor;
  const { kind, source } = descriptor ?? {};
  const antennas = board.radios.flatMap(radio => radio.antennas);
  const named =
    source === 'antennas'
      ? antennaChoices(antennas, t).find(choice => choice.value === value)?.label
      : listedValue(source, value, language, t);
  if (named !== undefined) return named;
  const isNumber = Number.isFinite(Number(value));
  if (kind === 'switch' || (kind === 'choice' && !isNumber)) return t(value);
  return (
    <>
      <ForeignText>{withEndsVisible(descriptor ? figureOfValue(value, descriptor) : value)}</ForeignText>
      {change.unit !== undefined && <small>{`\u202F${unitText(change.unit, language)}`}</small>}
    </>
  );
}
