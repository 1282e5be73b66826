import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { beforeAfter } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useCopying } from '../../copy/use-copying.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import styles from './alignment.module.css';

/** What the alignment brought, to be copied into an installation report. */
export function BeforeAfter() {
  const t = useText();
  const alignment = useModel(AlignmentModel);
  const [before, aim] = useUnit([alignment.$before, alignment.$aim]);
  const lines = before === null ? [] : beforeAfter(before, aim).map(line => t(line));
  const copyText = useCopying();
  if (lines.length === 0) return null;
  return (
    <Card
      title={t('Result')}
      aside={
        <Button look="quiet" onClick={() => void copyText(lines.join('\n'))}>
          {t('Copy')}
        </Button>
      }
    >
      <ul className={styles.lines} data-live="">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
