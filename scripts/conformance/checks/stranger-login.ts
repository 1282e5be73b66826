import type { Caller } from '../caller/caller.ts';
import type { LoginEncoding } from '../caller/login-body.ts';
import type { Check } from '../check.ts';
import { judged, statusProblem } from '../verdict.ts';
import type { Answer } from '../wire/back-end.ts';

interface LoginCheck {
  readonly id: string;
  readonly subject: string;
  readonly encoding: LoginEncoding;
  /** Problems beyond the status of the login. */
  problems(caller: Caller, answer: Answer): Promise<readonly (string | undefined)[]>;
}

/** Logs a stranger in, judges that, and ends the session again. */
export const loginCheck = ({ id, subject, encoding, problems }: LoginCheck): Check => ({
  id,
  subject,
  needs: ['classic'],
  async run(context) {
    const caller = context.stranger();
    const answer = await caller.login(context.options.credentials, encoding);
    const found = await problems(caller, answer);
    await caller.logout();
    return judged([statusProblem('The login', answer, 200, 302), ...found]);
  },
});
