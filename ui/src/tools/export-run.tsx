import { reportText, type Tool } from '@radiolink/application/tool-runs';
import { useUnit } from 'effector-react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../components/index.ts';
import { MenuButton } from '../components/menu-button.tsx';
import { useCopying } from '../copy/index.ts';
import { useText } from '../i18n/index.ts';
import styles from './tools.module.css';

const FORMATS = [
  { format: 'csv', label: 'Save as CSV' },
  { format: 'json', label: 'Save as JSON' },
] as const;

export interface ExportRunProps<Request, Result> {
  readonly tool: Tool<Request, Result>;
  readonly disabled: boolean;
}

/** Takes the results of the run that is shown away: as a file, or as text in the clipboard. */
export function ExportRun<Request, Result>({ tool, disabled }: ExportRunProps<Request, Result>) {
  const t = useText();
  if (disabled) return null;
  return (
    <MenuButton label={t('Export')} icon={<Download size={18} aria-hidden="true" />}>
      <ExportChoices tool={tool} />
    </MenuButton>
  );
}

function ExportChoices<Request, Result>({ tool }: { readonly tool: Tool<Request, Result> }) {
  const t = useText();
  const copy = useCopying();
  const [refused, setRefused] = useState(false);
  const [run, save] = useUnit([tool.$run, tool.exported]);
  const copied = async (): Promise<void> => {
    if (run !== null) setRefused(!(await copy(reportText(tool.report(run), t))));
  };
  return (
    <div className={styles.formats}>
      {FORMATS.map(({ format, label }) => (
        <Button key={format} wide onClick={() => save({ format, words: t })}>
          {t(label)}
        </Button>
      ))}
      <Button wide onClick={() => void copied()}>
        {t('Copy as text')}
      </Button>
      <output className={styles.hint}>{refused && t('The browser does not allow copying.')}</output>
    </div>
  );
}
