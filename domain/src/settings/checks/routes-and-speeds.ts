import { message } from '../../errors/message.ts';
import { isEthernet } from '../../network/interface-kind.ts';
import { SSH_KEYS_MAX } from '../../ssh/ssh-key.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';

/** A route leads to a gateway or out of an interface. */
export const checkRouteTargets: CrossCheck = context =>
  entriesInUse(context, 'route')
    .filter(entry => !context.values.get(`${entry}.gateway`) && !context.values.get(`${entry}.devname`))
    .map(entry => ({
      key: `${entry}.gateway`,
      problem: message('A route needs a gateway or an interface.'),
      severity: 'error',
    }));

/** A port that does not negotiate has a fixed speed. §4.interface-speed. */
export const checkFixedSpeeds: CrossCheck = context =>
  entriesInUse(context, 'netconf')
    .filter(entry => context.values.get(`${entry}.autoneg`) === 'disabled')
    .filter(entry => isEthernet({ devname: context.values.get(`${entry}.devname`) ?? '' }))
    .filter(entry => !context.values.get(`${entry}.speed`))
    .map(
      (entry): Contradiction => ({
        key: `${entry}.speed`,
        problem: message('Set a port speed or turn on auto-negotiation.'),
        severity: 'error',
      }),
    );

/** More keys than the SSH server reads. */
export const checkSshKeyCount: CrossCheck = context =>
  entriesInUse(context, 'sshd.auth.key')
    .slice(SSH_KEYS_MAX)
    .map(entry => ({
      key: `${entry}.value`,
      problem: message('The SSH server supports at most {count} keys.', { count: SSH_KEYS_MAX }),
      severity: 'error',
    }));
