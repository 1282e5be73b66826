import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../components/index.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { useCopying } from '../../components/copy/copying.ts';
import { useText } from '../../i18n/use-text.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** English sentence keys, by the format that a file may have. */
const LABELS = { txt: 'Save as text', csv: 'Save as CSV', json: 'Save as JSON' } as const;
export type ExportFormat = keyof typeof LABELS;

export interface ExportMenuProps<Format extends ExportFormat> {
  readonly formats: readonly Format[];
  readonly onSave: (format: Format) => void;
  /** What is copied. */
  readonly text: () => string;
  /** What is taken away, where that is not plain to see. */
  readonly hint?: string | undefined;
}

/** Takes results away: as a file, or as text in the clipboard. */
export function ExportMenu<Format extends ExportFormat>(props: ExportMenuProps<Format>) {
  const t = useText();
  return (
    <MenuButton label={t('Export')} icon={<Download size={18} aria-hidden="true" />}>
      <ExportChoices {...props} />
    </MenuButton>
  );
}

function ExportChoices<Format extends ExportFormat>({
  formats,
  onSave,
  text,
  hint,
}: ExportMenuProps<Format>) {
  const t = useText();
  const copy = useCopying();
  const [refused, setRefused] = useState(false);
  const copied = async (): Promise<void> => setRefused(!(await copy(text())));
  return (
    <div className={layout.stack}>
      {hint !== undefined && <p className={typography.note}>{hint}</p>}
      {formats.map(format => (
        <Button key={format} wide onClick={() => onSave(format)}>
          {t(LABELS[format])}
        </Button>
      ))}
      <Button wide onClick={() => void copied()}>
        {t('Copy as text')}
      </Button>
      <output className={typography.note}>{refused && t('The browser does not allow copying.')}</output>
    </div>
  );
}
