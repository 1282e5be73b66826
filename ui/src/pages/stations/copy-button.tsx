import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useText } from '../../i18n/use-text.ts';
import { copyText } from '../../copy/copy-text.ts';

const SAID_MS = 2000;

/** Copies a text and says that it did. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(text, { clipboard: navigator.clipboard, document }));
  };
  const Icon = copied === true ? Check : Copy;
  return (
    <span>
      <Button look="quiet" title={label} onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <output>
        <VisuallyHidden>
          {copied === true && t('Copied')}
          {copied === false && t('The browser does not allow copying.')}
        </VisuallyHidden>
      </output>
    </span>
  );
}
