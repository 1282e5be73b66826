import { yupResolver } from '@hookform/resolvers/yup';
import { checkFileAddress } from '@radiolink/domain/network';
import { formProblems } from '@radiolink/domain/session';
import { useForm, useWatch } from 'react-hook-form';
import { CheckField } from '../../components/check-field.tsx';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
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

const resolver = yupResolver(
  ruledForm<FileAddress>(['url'], ({ url }) => formProblems({ url: () => checkFileAddress(url) })),
);

/** Asks for the address of a file that the device downloads itself. */
export function AddressForm({ label, action, help, onGiven }: AddressFormProps) {
  const t = useText();
  const danger = useDanger();
  const { register, control, handleSubmit, formState, clearErrors } = useForm<FileAddress>({
    resolver,
    defaultValues: { url: '', verifyCertificate: true },
    reValidateMode: 'onSubmit',
  });
  const typed = useWatch({ control, name: 'url' });
  const submit = handleSubmit(({ url, verifyCertificate }) =>
    onGiven({ url: url.trim(), verifyCertificate }),
  );
  return (
    <form className={styles.part} noValidate onSubmit={event => void submit(event)}>
      <TextField
        label={label}
        help={help ?? t('The device downloads the file itself.')}
        danger={danger(formState.errors.url)}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        {...register('url', { onChange: () => clearErrors('url') })}
      />
      <CheckField label={t('Verify the certificate')} {...register('verifyCertificate')} />
      <div className={styles.line}>
        <Button type="submit" disabled={typed.trim() === ''}>
          {action}
        </Button>
      </div>
    </form>
  );
}
