import { checkNewUsername } from '../../session/new-username.ts';
import { always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const users = { page: 'system', group: 'Users', risk: 'locks-out' } as const;
const internal = { ...users, level: 'internal' } as const;
const administrator = settingsIn({ ...users, subject: 'Administrator' });
const administratorInternal = settingsIn({ ...internal, subject: 'Administrator' });
// A further account takes no way in from the administrator. decided.md row 50.
const harmless = { risk: 'restarts-services' } as const;
const reader = settingsIn({ ...users, ...harmless, subject: 'Read-only user' });
const readerInternal = settingsIn({ ...internal, ...harmless, subject: 'Read-only user' });
const reserved = settingsIn({ ...internal, ...harmless, subject: 'Third user' });

const HASH = 'Changed by its own form, never together with the configuration.';
const HELP = 'Set by the device.';
const NAME = { rule: checkNewUsername, required: always, keywords: 'login account' } as const;

/** The accounts of the device: the first manages, the second only reads, the third is reserved. config-format §7. */
export const userSettings = [
  settingsIn(internal).toggle('user.all', 'users.status', 'Accounts', HELP),
  administrator.text('user.administrator', 'users.1.name', 'Administrator username', '', {
    ...NAME,
    name: 'Administrator username',
  }),
  administratorInternal.toggle('user.administratorEnabled', 'users.1.status', 'Enabled', HELP),
  administratorInternal.secret('user.administratorPassword', 'users.1.password', 'Password', HASH),
  administratorInternal.integer('user.administratorUid', 'users.1.uid', 'UID', HELP, {
    keywords: 'user number',
  }),
  administratorInternal.integer('user.administratorGid', 'users.1.gid', 'GID', HELP, {
    keywords: 'group number',
  }),
  administratorInternal.text('user.administratorShell', 'users.1.shell', 'Shell', HELP),
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
  readerInternal.secret('user.readerPassword', 'users.2.password', 'Password', HASH),
  readerInternal.integer('user.readerUid', 'users.2.uid', 'UID', HELP, { keywords: 'user number' }),
  readerInternal.integer('user.readerGid', 'users.2.gid', 'GID', HELP, { keywords: 'group number' }),
  readerInternal.text('user.readerShell', 'users.2.shell', 'Shell', HELP),
  reserved.text('user.third', 'users.3.name', 'Name', HELP, { rule: checkNewUsername }),
  reserved.toggle('user.thirdEnabled', 'users.3.status', 'Enabled', HELP),
  reserved.secret('user.thirdPassword', 'users.3.password', 'Password', HASH),
  reserved.integer('user.thirdUid', 'users.3.uid', 'UID', HELP, { keywords: 'user number' }),
  reserved.integer('user.thirdGid', 'users.3.gid', 'GID', HELP, { keywords: 'group number' }),
  reserved.text('user.thirdShell', 'users.3.shell', 'Shell', HELP),
];
