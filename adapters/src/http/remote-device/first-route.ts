import type { RemoteDevicePort, RemoteLogin } from '@radiolink/application/remote-device/remote-device.port';
import type { Credentials } from '@radiolink/application/session/session.port';
import type { RemoteTarget } from '@radiolink/domain/station';

/**
 * Remote devices by way of this device where it forwards a login, else by the server in front of it: for a device without the
 * call, or one that keeps the token of the remote login to itself.
 */
export class FirstRoute implements RemoteDevicePort {
  constructor(
    private readonly device: RemoteDevicePort,
    private readonly relay: RemoteDevicePort,
  ) {}

  async canForward(target: RemoteTarget): Promise<boolean> {
    return (await this.device.canForward(target)) || this.relay.canForward(target);
  }

  async login(target: RemoteTarget, credentials: Credentials): Promise<RemoteLogin> {
    const login = await this.device.login(target, credentials);
    const isElsewhere =
      !login.ok && login.problem.kind === 'unsupported' && (await this.relay.canForward(target));
    return isElsewhere ? this.relay.login(target, credentials) : login;
  }
}
