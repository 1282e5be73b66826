import { type ConfigChange, isSecretKey, isSensitiveKey, toPatch } from '@radiolink/domain/configuration';
import { datedFileName } from '@radiolink/domain/text';
import type { TransferFile } from '../transfer/transfer.ts';

/** What of a difference can stand in a file: a mask in the place of a secret would be written as the secret. */
export function patchable(changes: readonly ConfigChange[]): readonly ConfigChange[] {
  return changes.filter(({ key }) => !isSecretKey(key) && !isSensitiveKey(key));
}

/**
 * A difference as a file of the lines to change, `key=` for a key that goes. Secrets are left out, and the file says so:
 * it names them in comments, in English as the keys are, so that whoever applies it sets them by hand.
 */
export function patchFile(
  changes: readonly ConfigChange[],
  { deviceName, now }: { readonly deviceName: string | undefined; readonly now: number },
): TransferFile {
  return {
    name: datedFileName('configuration', deviceName, now, 'patch'),
    content: new Blob([secretsLeftOut(changes) + toPatch(patchable(changes))], {
      type: 'text/plain;charset=utf-8',
    }),
  };
}

function secretsLeftOut(changes: readonly ConfigChange[]): string {
  const kept = new Set(patchable(changes));
  const secrets = changes.filter(change => !kept.has(change));
  if (secrets.length === 0) return '';
  return [
    '# Secrets are left out of this patch. These differ too; set them by hand where they are needed:',
    ...secrets.map(({ key }) => `#   ${key}`),
    '',
  ].join('\n');
}
