import type { Clock } from '@radiolink/application/clock/clock.port';
import { RemoteDevicePort, type RemoteLogin } from '@radiolink/application/remote-device/remote-device.port';
import type { Credentials } from '@radiolink/application/session/session.port';
import type { RemoteTarget } from '@radiolink/domain/station';
import { FirstRoute } from '../remote-device/first-route.ts';
import { RelayRemoteDevice } from '../remote-device/relay-remote-device.adapter.ts';
import { hasVersionedToken, type MixedSettings, versionedPart } from './versioned-part.ts';
import { classicPort } from '../classic/classic-ports.ts';

/** Remote devices by way of a device with a classic login, by its versioned API: the classic one has no call for it. reading 12. */
class MixedRemoteDevice implements RemoteDevicePort {
  constructor(private readonly settings: MixedSettings & { readonly clock: Clock }) {}

  async canForward(target: RemoteTarget): Promise<boolean> {
    return hasVersionedToken(this.settings.session) && (await this.#versioned()).canForward(target);
  }

  async login(target: RemoteTarget, credentials: Credentials): Promise<RemoteLogin> {
    if (!hasVersionedToken(this.settings.session)) return { ok: false, problem: { kind: 'unsupported' } };
    return (await this.#versioned()).login(target, credentials);
  }

  async #versioned(): Promise<RemoteDevicePort> {
    const [{ client }, { V1RemoteDevice }] = await Promise.all([
      versionedPart(this.settings),
      import(/* webpackChunkName: "remote-device" */ '../v1/remote-device/remote-device.adapter.ts'),
    ]);
    return new V1RemoteDevice(client, this.settings.clock);
  }
}

/** Remote devices by way of a device with the classic API, or of the server in front of it. */
export const PORTS = [
  classicPort(RemoteDevicePort, ({ session, settings, clock }) => {
    const reach = { ...settings, session, clock };
    return new FirstRoute(new MixedRemoteDevice(reach), new RelayRemoteDevice(reach));
  }),
];
