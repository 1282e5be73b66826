import { useText } from '../i18n/index.ts';

/** The way to where the device is, or will be; nothing when it stays. */
export function NewAddress({ address }: { readonly address: string | undefined }) {
  const t = useText();
  return address === undefined ? null : (
    <a href={address}>{t('Open its new address {address}', { address })}</a>
  );
}
