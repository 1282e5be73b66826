import type { Comparison } from '@radiolink/application/configuration-diff/comparison';
import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff/configuration-diff.model';
import type { DiffView } from '@radiolink/application/configuration-diff/diff-side';
import { type ComparedLine, withContext } from '@radiolink/domain/configuration';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMemo } from 'react';
import { Button, Card, ForeignText, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useDayTime } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './diff.module.css';
import { SettingDifferences, KIND_WORDS, ShowMore, useGrowing } from './setting-differences.tsx';
import { sideName } from './side-field.tsx';
import textDifferencesStyles from './text-differences.module.css';
import layout from '../../theme/layout.module.css';

export interface FoundProps {
  readonly comparison: Comparison;
  readonly view: DiffView;
}

/** The differences that were found, or that there are none, and what was not compared. */
export function Found({ comparison, view }: FoundProps) {
  const t = useText();
  const time = useDayTime();
  const [{ from, to }, sides, { isFetching }] = useUnitsOf(
    ConfigurationDiffModel,
    '$pair',
    '$sides',
    '$reading',
  );
  const [patchSize, save, again] = useUnitsOf(ConfigurationDiffModel, '$patchSize', 'exported', 'readAgain');
  const { count, groups, lines } = comparison;
  const nameOf = (id: typeof from): string =>
    sideName(sides.find(side => side.id === id) ?? { id, at: undefined }, t, time);
  return (
    <>
      <div className={layout.bar}>
        <output className={styles.count}>
          {groups.length === 0 ? t('No differences') : t('{count} settings differ', { count })}
        </output>
        <Button disabled={isFetching} onClick={() => again()}>
          <RefreshCw size={16} aria-hidden="true" />
          {t('Refresh')}
        </Button>
        <Button disabled={patchSize === 0} onClick={() => save()}>
          <Download size={16} aria-hidden="true" />
          {t('Save as patch')}
        </Button>
        <Notes comparison={comparison} patchSize={patchSize} />
      </div>
      {groups.length === 0 && (
        <p className={styles.empty}>
          {from === to
            ? t('Both sides are the same configuration. Select another one to compare with.')
            : t('The settings are identical. Line order and comments are ignored.')}
        </p>
      )}
      {groups.length > 0 && view === 'settings' && (
        <SettingDifferences
          key={`${from} ${to}`}
          groups={groups}
          fromName={nameOf(from)}
          toName={nameOf(to)}
        />
      )}
      {groups.length > 0 && view === 'text' && <TextDifferences key={`${from} ${to}`} lines={lines} />}
    </>
  );
}

function Notes({
  comparison: { withoutSecrets, secrets },
  patchSize,
}: {
  readonly comparison: Comparison;
  readonly patchSize: number;
}) {
  const t = useText();
  return (
    <div className={styles.notes}>
      {withoutSecrets && <p>{t('Secrets are not compared: one of the two sides holds none.')}</p>}
      {secrets > 0 && <p>{t('Secrets are masked: different values look the same.')}</p>}
      {(patchSize > 0 || secrets > 0) && (
        <p>
          {secrets > 0
            ? t('The patch contains the changes from the first side to the second, without secrets.')
            : t('The patch contains the changes from the first side to the second. No secrets are included.')}
        </p>
      )}
    </div>
  );
}

/** Lines alike that are shown around a difference. */
const CONTEXT = 3;
const STEP = 400;
const LONGEST_LINE = 2000;

const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** Differences line by line of the configuration text, including unknown keys. */
function TextDifferences({ lines }: { readonly lines: readonly ComparedLine[] }) {
  const t = useText();
  const parts = useMemo(() => withContext(lines, CONTEXT), [lines]);
  const { limit, more } = useGrowing(STEP);
  const removed = lines.filter(({ kind }) => kind === 'removed').length;
  const added = lines.filter(({ kind }) => kind === 'added').length;
  return (
    <Card
      title={t('Lines')}
      aside={
        <>
          <span dir="ltr">{`\u2212${removed}`}</span> <span dir="ltr">{`+${added}`}</span>
        </>
      }
      flush
    >
      <ol className={textDifferencesStyles.lines} dir="ltr">
        {parts.slice(0, limit).map(part =>
          part.kind === 'skipped' ? (
            <li key={`skipped ${part.key}`} className={textDifferencesStyles.skipped}>
              {t('{count} unchanged lines', { count: part.count })}
            </li>
          ) : (
            <Line key={`${part.kind} ${part.key}`} line={part} />
          ),
        )}
      </ol>
      <ShowMore left={parts.length - limit} onMore={more} />
    </Card>
  );
}

function Line({ line: { kind, key, value, before, after } }: { readonly line: ComparedLine }) {
  const t = useText();
  return (
    <li className={textDifferencesStyles.line} data-kind={kind}>
      <span className={textDifferencesStyles.number} aria-hidden="true">
        {before}
      </span>
      <span className={textDifferencesStyles.number} aria-hidden="true">
        {after}
      </span>
      <span className={textDifferencesStyles.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {kind !== 'same' && <VisuallyHidden>{t(KIND_WORDS[kind])}</VisuallyHidden>}
      <code className={textDifferencesStyles.code}>
        <ForeignText longest={LONGEST_LINE}>{`${key}=${value}`}</ForeignText>
      </code>
    </li>
  );
}
