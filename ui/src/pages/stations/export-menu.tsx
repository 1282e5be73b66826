import { StationsModel } from '@radiolink/application/station';
import type { ExportFormat } from '@radiolink/application/station';
import { useUnit } from 'effector-react';
import Download from 'lucide-react/icons/download';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { MenuButton } from './menu-button.tsx';
import styles from './toolbar.module.css';

const FORMATS: readonly { readonly format: ExportFormat; readonly label: string }[] = [
  { format: 'csv', label: 'Save as CSV' },
  { format: 'json', label: 'Save as JSON' },
];

/** Saves the listed stations as a file. */
export function ExportMenu() {
  const t = useText();
  const { exported, $list } = useModel(StationsModel);
  const [save, list] = useUnit([exported, $list]);
  return (
    <MenuButton label={t('Export')} icon={<Download size={18} aria-hidden="true" />}>
      <div className={styles.formats}>
        <p className={styles.hint}>{t('{count} stations with every reading', { count: list.rows.length })}</p>
        {FORMATS.map(({ format, label }) => (
          <Button key={format} wide onClick={() => save({ format, words: t })}>
            {t(label)}
          </Button>
        ))}
      </div>
    </MenuButton>
  );
}
