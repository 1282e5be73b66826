import { DocumentsModel, DOCUMENTS_MODELS } from '@radiolink/application/backup/backup.model';
import type { DeviceDocument } from '@radiolink/application/backup/backup.port';
import { Banner, Button, FailureMessage, ForeignText } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import styles from '../panel.module.css';

const LABELS: Readonly<Record<DeviceDocument, string>> = {
  configuration: 'Configuration',
  network: 'Network',
  wireless: 'Wireless',
  services: 'Services',
  system: 'System',
};
const isDocument = (name: string): name is DeviceDocument => Object.hasOwn(LABELS, name);

/** Saves one part of the configuration as the device holds it, for programs that read it. */
export function Documents() {
  const t = useText();
  const [busy, saved, failure, request] = useUnitsOf(
    DocumentsModel,
    '$busy',
    '$saved',
    '$failure',
    'documentRequested',
  );
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{t('Parts of the configuration as JSON')}</h3>
      <div className={styles.line}>
        {Object.keys(LABELS)
          .filter(isDocument)
          .map(document => (
            <Button key={document} disabled={busy} onClick={() => request(document)}>
              {t(LABELS[document])}
            </Button>
          ))}
      </div>
      {saved !== null && (
        <Banner tone="good">
          <ForeignText>{t('{file} was saved.', { file: saved })}</ForeignText>
        </Banner>
      )}
      {failure !== null && (
        <Banner tone="bad" urgent>
          {t('The file was not saved.')} <FailureMessage failure={failure} context="action" />
        </Banner>
      )}
    </div>
  );
}

export const part: Part = { View: Documents, models: DOCUMENTS_MODELS };
