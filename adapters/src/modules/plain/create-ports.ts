import type { Clock } from '@radiolink/application/clock/clock.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { SessionPort } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { Token } from '@radiolink/application/wiring/token';
import { BehaviorSubject } from 'rxjs';
import { BrowserSessionStore } from '../../browser/storage/session-store.adapter.ts';
import { ClassicPublicInfo } from '../../http/classic/session/public-info.adapter.ts';
import { ClassicSession } from '../../http/classic/session/session.adapter.ts';
import { createClassicClient } from '../../http/client/classic-client.ts';
import type { ClassicSettings } from '../../http/device-settings.ts';
import type { PollingConditions } from '../../http/polling/polling.ts';
import { loginByDevice } from '../../http/session/login-by-device.ts';
import { fetchUpload } from '../../http/transfer/upload-transport.ts';
import { createV1Client } from '../../http/v1/client/v1-client.ts';
import { V1Configuration } from '../../http/v1/configuration/configuration.adapter.ts';
import { V1PublicInfo } from '../../http/v1/session/v1-public-info.adapter.ts';
import { V1Session } from '../../http/v1/session/v1-session.adapter.ts';
import { LiveTopics } from '../../http/v1/socket/live-topics.ts';
import type { PortBinding } from '../../wiring/port-binding.ts';
import { ALL_CLASSIC } from '../all-classic.ts';
import { CLASSIC_START } from '../classic-start.ts';
import { ALL_V1 } from '../v1/all-v1.ts';
import { V1_START } from '../v1/v1-start.ts';

/** Where the device is, and how it is reached. */
export interface PlainSettings extends Omit<ClassicSettings, 'upload'> {
  readonly clock: Clock;
  /** Time that an ordinary call may take, ms; 15 s, unless given. */
  readonly timeoutMs?: number | undefined;
}

/** The ports of a device for a program without container, page and stores. */
export interface PlainPorts {
  /** Logs in by the API that the device has. reading 12. */
  readonly login: Pick<SessionPort, 'login' | 'logout'>;
  /** After the login: the API of the device, and its ports. */
  readonly device: () => { readonly api: 'classic' | 'versioned'; readonly port: ResolvePort };
}

/** What a tab keeps, in memory. */
const noStorage = () => {
  throw new Error('no storage');
};

/** Composes the adapters of both APIs in front of one device. */
export function createPorts({ clock, ...transport }: PlainSettings): PlainPorts {
  const session = new BrowserSessionStore(noStorage);
  const settings = { ...transport, upload: fetchUpload(transport.fetch) };
  const shared: Shared = {
    session,
    clock,
    heartbeat: new HeartbeatLock(),
    visibility: { visible: new BehaviorSubject(true) },
  };
  const classic = createClassicClient({ ...transport, session });
  const versioned = createV1Client({ ...transport, session });
  const isVersioned = () => session.get('versioned_only') === true;
  const login = loginByDevice({
    classic: {
      session: new ClassicSession(classic, session, transport.readCookies),
      publicInfo: new ClassicPublicInfo(classic),
    },
    loadVersioned: () =>
      Promise.resolve({
        session: new V1Session(versioned, session),
        publicInfo: new V1PublicInfo(versioned),
      }),
    isVersioned,
  });
  const classicPorts = () => {
    const device = { ...shared, client: classic, settings };
    return createPortResolver(device, [...CLASSIC_START, ...ALL_CLASSIC]);
  };
  const versionedPorts = () => {
    const topics = new LiveTopics({
      ...shared,
      openSocket: transport.openSocket,
      token: () => session.get('utoken'),
      sessionOver: () => versioned.endSession('expired'),
    });
    const configuration = new V1Configuration(versioned);
    const device = { ...shared, client: versioned, settings, configuration, topics };
    return createPortResolver(device, [...V1_START, ...ALL_V1]);
  };
  return {
    login: login.session,
    device: () =>
      isVersioned() ? { api: 'versioned', port: versionedPorts() } : { api: 'classic', port: classicPorts() },
  };
}

interface Shared extends PollingConditions {
  readonly session: SessionStore;
  readonly clock: Clock;
}

/** Gives the port of a token, made at the first request. */
type ResolvePort = <Port>(token: Token<Port>) => Port;

/** The ports of some bindings, without a container. @throws RangeError for a port that the interface does not have */
function createPortResolver<Device>(device: Device, bindings: readonly PortBinding<Device>[]): ResolvePort {
  const makers = new Map(bindings.map(({ token, make }) => [token, make]));
  const made = new Map<Token<unknown>, unknown>();
  return <Port>(token: Token<Port>): Port => {
    if (!made.has(token)) {
      const make = makers.get(token);
      if (make === undefined) throw new RangeError(`This API has no ${String(token)}.`);
      made.set(token, make(device));
    }
    return made.get(token) as Port;
  };
}
