import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { CurrentUser } from '@radiolink/application/session';
import { Section } from '../wire/index.ts';

/** The current user; account address and avatar are empty unless single sign-on is used. Specification §3. */
export function mapCurrentUser(json: unknown): CurrentUser {
  return Section.read(
    json,
    () => undefined,
    (user: Section<Schemas['CurrentUser']>) => ({
      username: user.text('username') ?? '',
      readOnly: user.flag('readOnly') ?? false,
      sso: user.flag('sso') ?? false,
      accountUrl: user.text('account_url', 2048) ?? '',
      avatar: user.text('avatar', 2048) ?? '',
    }),
  );
}
