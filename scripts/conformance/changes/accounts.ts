import { V1 } from '../caller/caller.ts';
import { type Check, type Context, holds, judged, missing, statusProblem } from '../check.ts';
import { at, valueIn } from '../checks/json-body.ts';
import { differences } from '../operations/contract.ts';

const USERS = `${V1}/system/users`;
const NAME = 'conformance';
const PASSWORD = 'Only-For-A-Moment-1';

/** Names of the accounts; undefined where the device does not list them. */
export async function accountNames(context: Context): Promise<readonly string[] | undefined> {
  if (!context.offer.versioned) return undefined;
  const { status, text } = await (await context.versioned()).get(USERS);
  const list = status === 200 ? valueIn(text) : undefined;
  return Array.isArray(list) ? list.map(user => String(at(user, 'username'))) : undefined;
}

export const removeAccount = async (context: Context, name: string) =>
  (await context.versioned()).json('DELETE', `${USERS}/${encodeURIComponent(name)}`);

/** A read-only account, where there is none: added, used, removed. */
const account: Check = {
  id: `changes/PUT ${USERS}`,
  subject: 'A read-only account can be added, logs in, and is removed again',
  needs: ['versioned', 'changes'],
  async run(context) {
    const read = await (await context.versioned()).get(USERS);
    if (read.status === 404) return missing('User accounts (#/system)');
    const users = valueIn(read.text);
    const isFull = Array.isArray(users) && users.some(user => at(user, 'readOnly') === true);
    if (isFull) return holds('There is a read-only account: another one was not added');
    const user = { username: NAME, password: PASSWORD, readOnly: true };
    const added = await (await context.versioned()).json('PUT', USERS, user);
    const guest = context.stranger();
    const login = await (context.offer.classic ? guest.login(user) : guest.loginVersioned(user));
    const removed = await removeAccount(context, NAME);
    const ended = await guest.get(`${V1}/device`);
    const left = (await accountNames(context)) ?? [];
    return judged([
      statusProblem(`PUT ${USERS}`, added, 200),
      ...differences(`PUT ${USERS}`, added),
      statusProblem('The login of the new account', login, 200, 302),
      statusProblem(`DELETE ${USERS}/{username}`, removed, 200),
      ...differences(`DELETE ${USERS}/{username}`, removed),
      statusProblem('A read of the removed account', ended, 401, 403),
      left.includes(NAME) ? 'The account is still there after its removal' : undefined,
    ]);
  },
};

export const accounts: readonly Check[] = [account];
