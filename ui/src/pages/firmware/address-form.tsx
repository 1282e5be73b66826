import { useState } from 'react';
import { CheckField } from '../../components/check-field.tsx';
import { Button, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './firmware.module.css';

/** An address from which the device itself downloads a file. */
export interface FileAddress {
  readonly url: string;
  readonly verifyCertificate: boolean;
}

export interface AddressFormProps {
  readonly label: string;
  readonly action: string;
  readonly help?: string;
  readonly onGiven: (address: FileAddress) => void;
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** Asks for the address of a file that the device downloads itself. */
export function AddressForm({ label, action, help, onGiven }: AddressFormProps) {
  const t = useText();
  const [url, setUrl] = useState('');
  const [verifyCertificate, setVerify] = useState(true);
  return (
    <form
      className={styles.part}
      onSubmit={event => {
        event.preventDefault();
        if (isAddress(url.trim())) onGiven({ url: url.trim(), verifyCertificate });
      }}
    >
      <TextField
        label={label}
        help={help ?? t('The device downloads the file itself.')}
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
          {action}
        </Button>
      </div>
    </form>
  );
}
