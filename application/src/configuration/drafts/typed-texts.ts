import { isSecretKey } from '@radiolink/domain/configuration';
import { findSetting } from '@radiolink/domain/settings';
import type { InvalidField } from '../fields.model.ts';
import type { TypedText } from './change-memory.port.ts';

/** The texts of fields that are not valid, as they may be stored: a text typed as a secret is left out. */
export function typedTexts(fields: Iterable<InvalidField>, at: number): readonly TypedText[] {
  return [...fields].filter(({ key }) => !isSecret(key)).map(({ key, typed }) => ({ key, typed, at }));
}

function isSecret(key: string): boolean {
  return isSecretKey(key) || findSetting(key)?.descriptor.kind === 'secret';
}
