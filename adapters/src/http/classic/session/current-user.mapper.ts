import type { Received } from '@radiolink/openapi/received';
import type { CurrentUser } from '@radiolink/application/session/session.port';
import { readAnswer } from '../../wire/read-answer.ts';

/** The current user; account address and avatar are empty unless single sign-on is used. §3. */
export function mapCurrentUser(json: Received<'/api/info/user'>): CurrentUser {
  return readAnswer(json, user => ({
    username: user.text('username') ?? '',
    readOnly: user.flag('readOnly') ?? false,
    sso: user.flag('sso') ?? false,
    accountUrl: user.text('account_url', 2048) ?? '',
    avatar: user.text('avatar', 2048) ?? '',
  }));
}
