import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyByHand } from '../../copy/copy-by-hand.tsx';
import { useCopying } from '../../copy/use-copying.ts';
import { useText } from '../../i18n/use-text.ts';
import type { OverviewPart } from './overview-part.ts';
import { overviewText } from './overview-text.ts';

interface CopyOverviewProps {
  readonly title: string;
  readonly parts: readonly OverviewPart[];
}

/** Copies what the overview shows; where the browser forbids it, shows the text to be copied. */
export function CopyOverview({ title, parts }: CopyOverviewProps) {
  const t = useText();
  const copyText = useCopying();
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const text = overviewText(title, parts);
    setByHand((await copyText(text)) ? null : text);
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t('Copy as text')}
      </Button>
      {byHand !== null && <CopyByHand title={title} text={byHand} onClose={() => setByHand(null)} />}
    </>
  );
}
