import { message, type Message } from '@radiolink/domain/errors';
import { useText } from '../../i18n/use-text.ts';

export interface NewAddressProps {
  readonly address: string | undefined;
  /** Another device used the address before the change. */
  readonly isTaken?: boolean;
}

/** The way to where the device is, or will be; nothing when it stays. */
export function NewAddress({ address, isTaken = false }: NewAddressProps) {
  const t = useText();
  if (address === undefined) return null;
  if (isTaken) return <strong>{t(takenWords(address))}</strong>;
  return <a href={address}>{t('Open its new address {address}', { address })}</a>;
}

/** Why no link to the new address is shown. */
export function takenWords(address: string): Message {
  return message(
    'Another device was using {address} before the change was sent. This page does not redirect there automatically.',
    { address },
  );
}
