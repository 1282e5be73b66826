import { checkNewUsername } from '../../session/new-username.ts';
import { always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const users = { page: 'system', group: 'Users', risk: 'locks-out' } as const;
const kept = { ...users, level: 'internal' } as const;
const administrator = settingsIn({ ...users, subject: 'Administrator' });
const administratorKept = settingsIn({ ...kept, subject: 'Administrator' });
const reader = settingsIn({ ...users, subject: 'Read-only user' });
const readerKept = settingsIn({ ...kept, subject: 'Read-only user' });
const reserved = settingsIn({ ...kept, subject: 'Third user' });

const HASH = 'Changed by its own form, never together with the configuration.';
const HELP = 'Set by the device.';
const NAME = { rule: checkNewUsername, required: always, keywords: 'login account' } as const;

/** The accounts of the device: the first manages, the second only reads, the third is reserved. config-format §7. */
export const userSettings = [
  settingsIn(kept).toggle('user.all', 'users.status', 'Accounts', HELP),
  administrator.text(
    'user.administrator',
    'users.1.name',
    'Username',
    'Name with which the administrator logs in.',
    { ...NAME, name: 'Name of the administrator' },
  ),
  administratorKept.toggle('user.administratorEnabled', 'users.1.status', 'Enabled', HELP),
  administratorKept.secret('user.administratorPassword', 'users.1.password', 'Password', HASH),
  administratorKept.integer('user.administratorUid', 'users.1.uid', 'User number', HELP),
  administratorKept.integer('user.administratorGid', 'users.1.gid', 'Group number', HELP),
  administratorKept.text('user.administratorShell', 'users.1.shell', 'Shell', HELP),
  reader.toggle(
    'user.readerEnabled',
    'users.2.status',
    'Enabled',
    'Lets a second account see everything and change nothing.',
    {
      name: 'Read-only user',
      keywords: 'account viewer',
    },
  ),
  reader.text('user.reader', 'users.2.name', 'Username', 'Name with which the read-only user logs in.', {
    ...NAME,
    name: 'Name of the read-only user',
  }),
  readerKept.secret('user.readerPassword', 'users.2.password', 'Password', HASH),
  readerKept.integer('user.readerUid', 'users.2.uid', 'User number', HELP),
  readerKept.integer('user.readerGid', 'users.2.gid', 'Group number', HELP),
  readerKept.text('user.readerShell', 'users.2.shell', 'Shell', HELP),
  reserved.text('user.third', 'users.3.name', 'Name', HELP, { rule: checkNewUsername }),
  reserved.toggle('user.thirdEnabled', 'users.3.status', 'Enabled', HELP),
  reserved.secret('user.thirdPassword', 'users.3.password', 'Password', HASH),
  reserved.integer('user.thirdUid', 'users.3.uid', 'User number', HELP),
  reserved.integer('user.thirdGid', 'users.3.gid', 'Group number', HELP),
  reserved.text('user.thirdShell', 'users.3.shell', 'Shell', HELP),
];
