import { jsonAnswer } from '../../wire/index.ts';
import type { Call } from '../call.ts';

/** GET /api/info/user — who is logged in. Classic API, 3.1. */
export const userInfo: Call = {
  method: 'GET',
  path: '/api/info/user',
  access: 'session',
  answer: ({ radio, session }) =>
    jsonAnswer({
      username: session.user.name,
      readOnly: session.user.readOnly,
      sso: session.singleSignOn,
      account_url: session.singleSignOn ? (radio.singleSignOnUrl ?? '') : '',
      avatar: '',
    }),
};
