import {
  StationExportModel,
  type ExportFormat,
  STATION_EXPORT_MODELS,
} from '@radiolink/application/station/station-export.model';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import type { Part } from '../../models/part.ts';
import styles from './toolbar.module.css';
import layout from '../../theme/layout.module.css';

const FORMATS: readonly { readonly format: ExportFormat; readonly label: string }[] = [
  { format: 'csv', label: 'Save as CSV' },
  { format: 'json', label: 'Save as JSON' },
];

/** Entries of the export menu. */
export function ExportChoices() {
  const t = useText();
  const list = useUnitsOf(StationsModel, '$list');
  const save = useUnitsOf(StationExportModel, 'exported');
  return (
    <div className={layout.stack}>
      <p className={styles.hint}>{t('{count} stations with every reading', { count: list.rows.length })}</p>
      {FORMATS.map(({ format, label }) => (
        <Button key={format} wide onClick={() => save({ format, words: t })}>
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

export const part: Part = { View: ExportChoices, models: STATION_EXPORT_MODELS };
