import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { useUnit } from 'effector-react';
import { FileField } from '../../../components/file-field.tsx';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel } from '../../../models/models.ts';
import { AddressForm } from '../address-form.tsx';
import styles from '../panel.module.css';

/** Brings an image onto the device: a file of this computer, or an address. */
export function ImageChoice() {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const chosen = useUnit(firmware.$chosen);
  const [choose, drop, upload, fetchFrom] = useUnit([
    firmware.fileChosen,
    firmware.fileDropped,
    firmware.uploadRequested,
    firmware.addressGiven,
  ]);
  const concerns = chosen?.concerns ?? [];
  const isBlocked = concerns.some(({ blocks }) => blocks);
  return (
    <div className={styles.part}>
      <FileField
        label={t('Firmware file')}
        help={t('At most 64 MiB. The device checks the file before anything changes.')}
        accept=".bin,.img,.tar,.gz"
        onChosen={file => {
          if (file === undefined) drop();
          else choose(file);
        }}
      />
      {chosen !== null && (
        <>
          {chosen.version !== undefined && (
            <p className={styles.text}>
              {t('Version')} <ForeignText>{chosen.version}</ForeignText>
            </p>
          )}
          {concerns.map(({ blocks, problem }) => (
            <Banner key={problem.key} tone={blocks ? 'bad' : 'warn'}>
              {t(problem)}
            </Banner>
          ))}
          <div className={styles.line}>
            <Button look="primary" disabled={isBlocked} onClick={() => upload()}>
              {concerns.length > 0 && !isBlocked ? t('Upload anyway') : t('Upload')}
            </Button>
          </div>
        </>
      )}
      {firmware.canFetch && (
        <AddressForm label={t('Firmware address')} action={t('Download')} onGiven={fetchFrom} />
      )}
    </div>
  );
}
