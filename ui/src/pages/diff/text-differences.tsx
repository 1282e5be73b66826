import { type ComparedLine, withContext } from '@radiolink/domain/configuration';
import { useMemo } from 'react';
import { Card, ForeignText, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { KIND_WORDS } from './kind-sign.tsx';
import { ShowMore, useGrowing } from './show-more.tsx';
import styles from './text-differences.module.css';

/** Lines alike that are shown around a difference. */
const CONTEXT = 3;
const STEP = 400;
const LONGEST_LINE = 2000;

const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** Differences line by line of the configuration text, including unknown keys. */
export function TextDifferences({ lines }: { readonly lines: readonly ComparedLine[] }) {
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
      <ol className={styles.lines} dir="ltr">
        {parts.slice(0, limit).map(part =>
          part.kind === 'skipped' ? (
            <li key={`skipped ${part.key}`} className={styles.skipped}>
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
    <li className={styles.line} data-kind={kind}>
      <span className={styles.number} aria-hidden="true">
        {before}
      </span>
      <span className={styles.number} aria-hidden="true">
        {after}
      </span>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {kind !== 'same' && <VisuallyHidden>{t(KIND_WORDS[kind])}</VisuallyHidden>}
      <code className={styles.code}>
        <ForeignText longest={LONGEST_LINE}>{`${key}=${value}`}</ForeignText>
      </code>
    </li>
  );
}
