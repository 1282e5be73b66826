import { isSecretKey } from '@radiolink/domain/configuration';
import { findSetting } from '@radiolink/domain/settings';
import type { InvalidField } from '../fields.model.ts';
import type { MemoryChange, TypedText } from './change-memory.port.ts';

/** The texts of fields that are not valid, as they may be stored: a text typed as a secret is left out. */
export function typedTexts(fields: Iterable<InvalidField>, at: number): readonly TypedText[] {
  return [...fields].filter(({ key }) => !isSecret(key)).map(({ key, typed }) => ({ key, typed, at }));
}

/** The memory with the invalid texts of this page: those of `before` that are gone since leave it. */
export function withTyped(before: readonly TypedText[], mine: readonly TypedText[]): MemoryChange {
  const own = new Set([...before, ...mine].map(({ key }) => key));
  return ({ typed = [], ...rest }) => {
    const next = [...typed.filter(({ key }) => !own.has(key)), ...mine];
    return next.length === 0 ? rest : { ...rest, typed: next };
  };
}

function isSecret(key: string): boolean {
  return isSecretKey(key) || findSetting(key)?.descriptor.kind === 'secret';
}
