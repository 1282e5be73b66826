import { type ConfigChange, isSecretKey, isSensitiveKey, toPatch } from '@radiolink/domain/configuration';
import { datedFileName } from '@radiolink/domain/text';
import type { TransferFile } from '../files/transfer.ts';

/**
 * The part of a difference that a file can contain: a mask instead of a secret would be written as the
 * secret.
 */
export function patchable(changes: readonly ConfigChange[]): readonly ConfigChange[] {
  return changes.filter(({ key }) => !isSecretKey(key) && !isSensitiveKey(key));
}

/**
 * A difference as a file of the lines to change, `key=` for a removed key. Secrets are left out. The file
 * names them in comments, in English as the keys are, so that the user sets them manually.
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
  const included = new Set(patchable(changes));
  const secrets = changes.filter(change => !included.has(change));
  if (secrets.length === 0) return '';
  return [
    '# Secrets are left out of this patch. These differ too; set them by hand where they are needed:',
    ...secrets.map(({ key }) => `#   ${key}`),
    '',
  ].join('\n');
}
