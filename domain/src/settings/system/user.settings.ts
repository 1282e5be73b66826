import { checkNewUsername } from '../../session/new-username.ts';
import { always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const users = settingsIn({ page: 'system', group: 'Users', risk: 'locks-out' });
const administrator = users.with({ subject: 'Administrator' });
// A further account takes no way in from the administrator. reading 50.
const reader = users.with({ subject: 'Read-only user', risk: 'restarts-services' });
const third = reader.with({ subject: 'Third user', level: 'internal' });

const HASH = 'Changed in its own dialog, not with other settings.';
const HELP = 'Set by the device.';
const NAME = { rule: checkNewUsername, required: always, keywords: 'login account' } as const;

/** What the device stores of an account beside its name. */
const stored = <const Who extends string>(who: Who, account: string, { with: having }: typeof users) => {
  const internal = having({ level: 'internal' });
  return [
    internal.secret(`user.${who}Password`, `${account}.password`, 'Password', HASH),
    internal.integer(`user.${who}Uid`, `${account}.uid`, 'UID', HELP, { keywords: 'user number' }),
    internal.integer(`user.${who}Gid`, `${account}.gid`, 'GID', HELP, { keywords: 'group number' }),
    internal.text(`user.${who}Shell`, `${account}.shell`, 'Shell', HELP),
  ] as const;
};

/** The accounts of the device: the first manages, the second only reads, the third is reserved. §config.services. */
export const userSettings = [
  users.with({ level: 'internal' }).toggle('user.all', 'users.status', 'Accounts', HELP),
  administrator.text('user.administrator', 'users.1.name', 'Administrator username', '', {
    ...NAME,
    name: 'Administrator username',
  }),
  administrator
    .with({ level: 'internal' })
    .toggle('user.administratorEnabled', 'users.1.status', 'Enabled', HELP),
  ...stored('administrator', 'users.1', administrator),
  reader.toggle(
    'user.readerEnabled',
    'users.2.status',
    'Read-only user',
    'Enables a second account with read-only access.',
    {
      name: 'Read-only user',
      keywords: 'account viewer',
    },
  ),
  reader.text('user.reader', 'users.2.name', 'Read-only username', '', {
    ...NAME,
    name: 'Read-only username',
  }),
  ...stored('reader', 'users.2', reader),
  third.text('user.third', 'users.3.name', 'Name', HELP, { rule: checkNewUsername }),
  third.toggle('user.thirdEnabled', 'users.3.status', 'Enabled', HELP),
  ...stored('third', 'users.3', third),
];
