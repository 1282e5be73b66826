import type { Received } from '@radiolink/openapi/received';
import type { UserAccount } from '@radiolink/application/account/account.port';
import { type ListOf, readUntyped } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';

const LONGEST_KEY = 16_384;

/** The accounts; a row without a name is left out, and one that does not say so is no read-only one. */
export function mapUsers(
  list: readonly Received<'/api/v1.0/system/users', 'get' | 'put'>[],
): readonly UserAccount[] {
  return readUntyped({ list }, (root: Section<ListOf<'get /api/v1.0/system/users'>>) =>
    root.sections('list').flatMap(user => {
      const username = user.text('username');
      if (username === undefined) return [];
      const sshKeys = user.sections('sshKeys').flatMap(key => {
        const value = key.text('value', LONGEST_KEY);
        if (value === undefined) return [];
        return [
          {
            type: key.text('type') ?? '',
            value,
            comment: key.text('comment') ?? '',
            enabled: key.flag('enabled') ?? true,
          },
        ];
      });
      return [{ username, readOnly: user.flag('readOnly') ?? false, sshKeys }];
    }),
  );
}
