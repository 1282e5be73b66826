import { message, type Problem } from '../../errors/message.ts';

/** IEEE 802.11i: a passphrase of 8 to 63 printable ASCII characters, or the key itself as 64 hexadecimal digits. */
export const WPA_PASSPHRASE_MIN = 8;
export const WPA_PASSPHRASE_MAX = 63;

const PASSPHRASE = /^[\x20-\x7e]*$/;
const HEXADECIMAL_KEY = /^[\da-f]{64}$/i;

/** WPA2 pre-shared key. The text never appears in the problem. */
export function checkWpaKey(value: string): Problem | undefined {
  if (HEXADECIMAL_KEY.test(value)) return undefined;
  const rightLength = value.length >= WPA_PASSPHRASE_MIN && value.length <= WPA_PASSPHRASE_MAX;
  if (rightLength && PASSPHRASE.test(value)) return undefined;
  return message('Use {min} to {max} plain ASCII characters, or exactly {digits} hexadecimal digits.', {
    min: WPA_PASSPHRASE_MIN,
    max: WPA_PASSPHRASE_MAX,
    digits: 64,
  });
}
