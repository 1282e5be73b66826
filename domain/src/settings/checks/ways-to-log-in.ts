import { message } from '../../errors/message.ts';
import { type CrossCheck, entriesInUse } from './cross-check.ts';

/** True while some service lets an administrator log in: the web server, SSH with a password or a key, Telnet. */
const canLogIn: (context: Parameters<CrossCheck>[0]) => boolean = context => {
  const { values } = context;
  const isSshOpen =
    values.get('sshd.auth.passwd') !== 'disabled' || entriesInUse(context, 'sshd.auth.key').length > 0;
  return (
    values.get('httpd.status') !== 'disabled' ||
    (values.get('sshd.status') === 'enabled' && isSshOpen) ||
    values.get('telnetd.status') === 'enabled'
  );
};

/** Something lets an administrator log in. readings 48 and 50. */
export const checkWaysToLogIn: CrossCheck = context =>
  canLogIn(context)
    ? []
    : [
        {
          key: 'httpd.status',
          problem: message('All login methods are disabled. Turn on the web server, SSH or Telnet.'),
          severity: 'error',
          terms: ['sshd.status', 'sshd.auth.passwd', 'telnetd.status'],
          repair: {
            label: message('Turn on the web server'),
            changes: new Map([['httpd.status', 'enabled']]),
          },
        },
      ];

/** The first account is that of the administrator. */
const ADMINISTRATOR = 'users.1';
const ADMINISTRATOR_STATUS = `${ADMINISTRATOR}.status`;
const ACCOUNTS_STATUS = 'users.status';

/** Somebody can log in and change the device; another account may be read-only. readings 48 and 50. */
export const checkAdministrator: CrossCheck = context => {
  const { values } = context;
  const isOff = values.get(ADMINISTRATOR_STATUS) === 'disabled' || values.get(ACCOUNTS_STATUS) === 'disabled';
  const repair = {
    label: message('Enable the account'),
    changes: new Map([
      [ACCOUNTS_STATUS, 'enabled'],
      [ADMINISTRATOR_STATUS, 'enabled'],
    ]),
  };
  if (!isOff) return checkPasswordHash(context);
  return entriesInUse(context, 'users').length === 0
    ? [
        {
          key: ADMINISTRATOR_STATUS,
          problem: message('All accounts are disabled. Enable the administrator account.'),
          severity: 'error',
          terms: [ACCOUNTS_STATUS, 'users.2.status', 'users.3.status'],
          repair,
        },
      ]
    : [
        {
          key: ADMINISTRATOR_STATUS,
          problem: message('The administrator account is disabled: you may lose access to the device.'),
          severity: 'note',
          repair,
        },
      ];
};

/** The device keeps a hash; an empty one lets in anybody or nobody, by its firmware. */
const checkPasswordHash: CrossCheck = ({ values }) =>
  values.get(`${ADMINISTRATOR}.password`) === ''
    ? [
        {
          key: `${ADMINISTRATOR}.password`,
          problem: message('The administrator account has no password.'),
          severity: 'note',
        },
      ]
    : [];
