import type { Clock } from '@radiolink/application/clock/clock.port';
import {
  RemoteDevicePort,
  type RemoteLogin,
  type RemoteProblem,
} from '@radiolink/application/remote-device/remote-device.port';
import type { Credentials } from '@radiolink/application/session/session.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { RemoteTarget } from '@radiolink/domain/station';
import { FirstRoute } from '../../remote-device/first-route.ts';
import { RelayRemoteDevice } from '../../remote-device/relay-remote-device.adapter.ts';
import type { V1Client } from '../client/v1-client.ts';
import { V1Proxy } from '../cloud/proxy.adapter.ts';
import { LOCKED_WORDS, loginProblem } from '../session/login-problem.ts';
import { OtherDevice } from '../../remote-device/remote-session-parts.ts';
import { RemoteAccess } from './remote-access.ts';
import { V1RemoteSession } from './remote-session.ts';
import { v1Port } from '../v1-ports.ts';

/** Remote devices by `POST /tools/proxy/https` of this device. */
export class V1RemoteDevice implements RemoteDevicePort {
  constructor(
    private readonly client: V1Client,
    private readonly clock: Clock,
  ) {}

  /** Asks for what needs no login. That the remote device does not answer, or refuses, says nothing of this one. */
  async canForward(target: RemoteTarget): Promise<boolean> {
    try {
      await new RemoteAccess(new V1Proxy(this.client), target).request('/api/v1.0/public/ping');
      return true;
    } catch (reason) {
      return problemOf(reason).kind !== 'unsupported';
    }
  }

  async login(target: RemoteTarget, credentials: Credentials): Promise<RemoteLogin> {
    const access = new RemoteAccess(new V1Proxy(this.client), target);
    try {
      await access.logIn(credentials);
    } catch (reason) {
      return { ok: false, problem: problemOf(reason) };
    }
    const session = new V1RemoteSession(access, () => access.logIn(credentials), this.clock);
    return { ok: true, session };
  }
}

function problemOf(reason: unknown): RemoteProblem {
  if (reason instanceof OtherDevice) return { kind: 'other-device' };
  const failure = asFetchError(reason);
  if (failure?.kind === 'device-api' && failure.unasked === true) return { kind: 'unsupported' };
  const problem = loginProblem(reason);
  if (problem.kind === 'refused') return problem.deviceText === LOCKED_WORDS ? { kind: 'blocked' } : problem;
  // A login without its token: this device does not pass it on.
  if (problem.kind === 'incomplete-response' || failure === undefined) return { kind: 'unsupported' };
  return { kind: 'failed', failure };
}

/** Remote devices by way of this one, by the versioned API, or of the server in front of it. */
export const PORTS = [
  v1Port(
    RemoteDevicePort,
    ({ client, clock, session, settings }) =>
      new FirstRoute(
        new V1RemoteDevice(client, clock),
        new RelayRemoteDevice({ ...settings, session, clock }),
      ),
  ),
];
