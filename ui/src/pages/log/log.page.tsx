import { logText } from '@radiolink/application/log/log-report';
import { LogModel } from '@radiolink/application/log/log.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { toolFailureMessage } from '@radiolink/domain/tools';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Banner, Button, Skeleton } from '../../components/index.ts';
import { SegmentedChoice } from '../../components/segmented-choice.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { ExportMenu } from '../tools/export-menu.tsx';
import { LogLines } from './log-lines.tsx';
import styles from './log.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** The system log of the device, live. §1.tools. */
export function LogPage() {
  const t = useText();
  const [failure, state] = useUnitsOf(LogModel, '$failure', '$state');
  useWhileShown(...useUnitsOf(LogModel, 'shown', 'left'));
  const isThere = state === 'on' || state === 'waiting';
  return (
    <div className={styles.page}>
      <h1 className={typography.title}>{t('Log')}</h1>
      {isThere && <LogToolbar />}
      {failure !== null && <Banner tone="warn">{t(toolFailureMessage(failure))}</Banner>}
      <LogBody />
    </div>
  );
}

function LogBody() {
  const t = useText();
  const [state, failure, entries, shown, filtered] = useUnitsOf(
    LogModel,
    '$state',
    '$failure',
    '$entries',
    '$shown',
    'filtered',
  );
  if (state === 'missing') {
    return (
      <p className={styles.empty}>{t('This device does not provide its log through the web interface.')}</p>
    );
  }
  if (state === 'off') return <p className={styles.empty}>{t('Logging is turned off on this device.')}</p>;
  if (state === 'waiting') return failure === null ? <Skeleton height="360px" /> : null;
  if (entries.length === 0) return <p className={styles.empty}>{t('The log is empty.')}</p>;
  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('No line matches the filters.')}</p>
        <Button onClick={() => filtered({ search: '', process: null, severity: null })}>
          {t('Clear filters')}
        </Button>
      </div>
    );
  }
  return <LogLines entries={shown} />;
}

const FORMATS = ['txt', 'csv', 'json'] as const;
const TIMES = ['clock', 'age'] as const;
const TIME_LABELS = { clock: 'Date and time', age: 'Age' } as const;
/** English sentence keys, by what the filter lets through. */
const SEVERITIES = { '': 'All', warning: 'Warnings and errors', error: 'Errors' } as const;

/** Search, filters, the form of the times, and what is done with the lines. */
function LogToolbar() {
  const t = useText();
  const [relative, chooseRelative] = useUnitsOf(LogModel, '$relative', 'relativeChosen');
  const user = useUnitsOf(SessionModel, '$user');
  return (
    <div className={layout.bar}>
      <SearchField />
      <Filters />
      <SegmentedChoice
        legend={t('Time')}
        name="log-time"
        options={TIMES}
        words={each => t(TIME_LABELS[each])}
        value={relative ? 'age' : 'clock'}
        onChange={value => chooseRelative(value === 'age')}
      />
      <div className={styles.end}>
        <LineCount />
        <ExportLines />
        {!user.readOnly && <ClearLog />}
      </div>
    </div>
  );
}

function SearchField() {
  const t = useText();
  const [{ search }, filtered] = useUnitsOf(LogModel, '$filter', 'filtered');
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={t('Search the log')}
        placeholder={t('Search the log')}
        value={search}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        onChange={event => filtered({ search: event.currentTarget.value })}
      />
    </div>
  );
}

function Filters() {
  const t = useText();
  const [{ process, severity }, processes, filtered] = useUnitsOf(
    LogModel,
    '$filter',
    '$processes',
    'filtered',
  );
  // The chosen one stays on offer when its lines are gone.
  const offered = process === null || processes.includes(process) ? processes : [process, ...processes];
  return (
    <>
      <label className={styles.filter}>
        <span className={typography.note}>{t('Process')}</span>
        <select
          className={styles.select}
          value={process ?? ''}
          onChange={({ currentTarget: { value } }) => filtered({ process: value === '' ? null : value })}
        >
          <option value="">{t('All')}</option>
          {offered.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        <span className={typography.note}>{t('Severity')}</span>
        <select
          className={styles.select}
          value={severity ?? ''}
          onChange={({ currentTarget: { value } }) =>
            filtered({ severity: value === 'warning' || value === 'error' ? value : null })
          }
        >
          {Object.entries(SEVERITIES).map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function LineCount() {
  const t = useText();
  const [entries, shown] = useUnitsOf(LogModel, '$entries', '$shown');
  return (
    <output className={styles.count}>
      {shown.length === entries.length
        ? t('{count} lines', { count: entries.length })
        : t('{shown} of {count} lines', { shown: shown.length, count: entries.length })}
    </output>
  );
}

function ExportLines() {
  const t = useText();
  const [entries, shown, save] = useUnitsOf(LogModel, '$entries', '$shown', 'exported');
  if (shown.length === 0) return null;
  return (
    <ExportMenu
      formats={FORMATS}
      onSave={format => save({ format, words: t })}
      text={() => logText(shown)}
      hint={shown.length === entries.length ? undefined : t('Only the lines that match the filters.')}
    />
  );
}

/** Clears the log of the device, after a question. */
function ClearLog() {
  const t = useText();
  const entries = useUnitsOf(LogModel, '$entries');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        className={styles.tool}
        title={t('Clear log')}
        disabled={entries.length === 0}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        <span className={styles.toolName}>{t('Clear log')}</span>
      </Button>
      {asking && <ClearDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [{ isFetching, failure, message }, clear] = useUnitsOf(LogModel, '$clearing', 'clearRequested');
  const [requested, setRequested] = useState(false);
  const isCleared = requested && !isFetching && message === '';
  useEffect(() => {
    if (isCleared) onClose();
  }, [isCleared, onClose]);
  const confirm = (): void => {
    setRequested(true);
    clear();
  };
  const refused = requested && !isFetching && message !== '';
  return (
    <ConfirmDialog
      title={t('Clear the log?')}
      action={t('Clear log')}
      disabled={isFetching}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        {t('All lines are deleted from the device, for every user. Save them first if you still need them.')}
      </p>
      {refused && (
        <Banner tone="bad" urgent>
          {t('The log was not cleared.')} {t(failure === null ? message : toolFailureMessage(failure))}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
