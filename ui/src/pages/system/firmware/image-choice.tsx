import { FirmwareModel } from '@radiolink/application/firmware';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { Banner, Button, Field, ForeignText, TextField } from '../../../components/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useModel } from '../../../models/index.ts';
import styles from '../panel.module.css';

/** Brings an image onto the device: a file of this computer, or an address. */
export function ImageChoice() {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const chosen = useUnit(firmware.$chosen);
  const [choose, drop, upload] = useUnit([
    firmware.fileChosen,
    firmware.fileDropped,
    firmware.uploadRequested,
  ]);
  const concerns = chosen?.concerns ?? [];
  const isBlocked = concerns.some(({ blocks }) => blocks);
  return (
    <div className={styles.part}>
      <Field
        label={t('Firmware file')}
        help={t('At most 64 MiB. The device checks the file before anything changes.')}
        renderControl={control => (
          <input
            {...control}
            type="file"
            accept=".bin,.img,.tar,.gz"
            onChange={event => {
              const [file] = event.target.files ?? [];
              if (file === undefined) drop();
              else choose(file);
            }}
          />
        )}
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
      {firmware.canFetch && <ByAddress />}
    </div>
  );
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function ByAddress() {
  const t = useText();
  const fetchFrom = useUnit(useModel(FirmwareModel).addressGiven);
  const [url, setUrl] = useState('');
  const [verifyCertificate, setVerify] = useState(true);
  return (
    <form
      className={styles.part}
      onSubmit={event => {
        event.preventDefault();
        if (isAddress(url.trim())) fetchFrom({ url: url.trim(), verifyCertificate });
      }}
    >
      <TextField
        label={t('Firmware address')}
        help={t('The device downloads the file itself.')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        value={url}
        onChange={event => setUrl(event.target.value)}
      />
      <CheckField
        label={t('Verify the certificate')}
        checked={verifyCertificate}
        onChange={event => setVerify(event.target.checked)}
      />
      <div className={styles.line}>
        <Button type="submit" disabled={!isAddress(url.trim())}>
          {t('Download')}
        </Button>
      </div>
    </form>
  );
}
