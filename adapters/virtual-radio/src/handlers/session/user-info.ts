import { userInSlot } from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /api/info/user — who is logged in. Classic API, 3.1. */
export const userInfo = sessionCall('GET', '/api/info/user', ({ radio, session }) => {
  // The session holds the account as it was at the login; it may have been renamed since.
  const { name, readOnly } = userInSlot(radio.configuration.running, session.user.slot) ?? session.user;
  return jsonAnswer({
    username: name,
    readOnly,
    sso: session.singleSignOn,
    account_url: session.singleSignOn ? (radio.singleSignOnUrl ?? '') : '',
    avatar: '',
  });
});
