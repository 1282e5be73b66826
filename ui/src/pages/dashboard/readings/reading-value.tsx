import type { Reading } from '@radiolink/domain/status';
import { Figure, ForeignText } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import { listFigure, readingFigure } from './reading-figures.ts';

/** One reading in words: its figure, its name, or what its code means. Absent is `—`. */
export function ReadingValue({ reading }: { readonly reading: Reading }) {
  const t = useText();
  const figures = useFigures();
  const { kind, value, words } = reading;
  if (words !== undefined) return <>{t(words)}</>;
  switch (typeof value) {
    case 'undefined':
      return <Figure of={undefined} />;
    case 'boolean':
      return <>{value ? t('Yes') : t('No')}</>;
    case 'string':
      return value === '' ? <Figure of={undefined} /> : <ForeignText>{value}</ForeignText>;
    case 'number':
      return <Figure of={readingFigure(figures, kind, value)} />;
    default:
      return <List items={value} kind={kind} />;
  }
}

function List({
  items,
  kind,
}: {
  readonly items: readonly (string | number)[];
  readonly kind: Reading['kind'];
}) {
  const figures = useFigures();
  const numbers = items.filter(item => typeof item === 'number');
  if (items.length === 0) return <Figure of={undefined} />;
  if (numbers.length < items.length) return <ForeignText>{items.join(', ')}</ForeignText>;
  return <Figure of={listFigure(figures, kind, numbers)} list />;
}
