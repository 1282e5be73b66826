import { ApiVersionPort } from '@radiolink/application/api-version';
import { Clock } from '@radiolink/application/clock';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { VisibilityPort } from '@radiolink/application/page';
import { CountriesPort, DfsPrescanPort } from '@radiolink/application/regulation';
import { PublicInfoPort, SessionEndPort, SessionPort, SessionStore } from '@radiolink/application/session';
import { StatusPort } from '@radiolink/application/status';
import { type Token, token } from '@radiolink/application/wiring';
import type { ContainerModuleLoadOptions } from 'inversify';
import { ServerApiVersion } from '../http/api-version/index.ts';
import { PollingStatus } from '../http/classic/index.ts';
import { MixedCountries, MixedDfsPrescan } from '../http/mixed/index.ts';
import {
  type ClassicClient,
  ClassicPublicInfo,
  ClassicSession,
  createClassicClient,
  SessionEndSignal,
} from '../http/session/index.ts';
import { ObservedSessionEnd } from '../http/session-end/index.ts';
import { bindCalls } from './call-bindings.ts';
import type { ClassicSettings } from './classic-settings.ts';
import { bindStreams } from './stream-bindings.ts';

/** Token of the client that all classic adapters share. */
export const ClassicClientToken: Token<ClassicClient> = token<ClassicClient>('ClassicClient');

/** Binds every port that the classic interface serves. They are the same adapters in front of a mock. */
export function bindClassic(options: ContainerModuleLoadOptions, settings: ClassicSettings): void {
  const { bind } = options;
  bindCalls(options, ClassicClientToken);
  bindStreams(options, ClassicClientToken, settings);
  bind(SessionEndSignal)
    .toResolvedValue(() => new SessionEndSignal())
    .inSingletonScope();
  bind(HeartbeatLock)
    .toResolvedValue(() => new HeartbeatLock())
    .inSingletonScope();
  bind(ClassicClientToken)
    .toResolvedValue(
      (session: SessionStore, end: SessionEndSignal) =>
        createClassicClient({
          baseUrl: settings.baseUrl,
          fetch: settings.fetch,
          session,
          onSessionEnd: reason => end.tell(reason),
        }),
      [SessionStore, SessionEndSignal],
    )
    .inSingletonScope();
  bind(SessionEndPort)
    .toResolvedValue((end: SessionEndSignal) => new ObservedSessionEnd(end), [SessionEndSignal])
    .inSingletonScope();
  bind(SessionPort)
    .toResolvedValue(
      (client: ClassicClient, store: SessionStore) => new ClassicSession(client, store, settings.readCookies),
      [ClassicClientToken, SessionStore],
    )
    .inSingletonScope();
  bind(PublicInfoPort)
    .toResolvedValue((client: ClassicClient) => new ClassicPublicInfo(client), [ClassicClientToken])
    .inSingletonScope();
  bind(ApiVersionPort)
    .toResolvedValue((store: SessionStore) => new ServerApiVersion(settings, store), [SessionStore])
    .inSingletonScope();
  bind(CountriesPort)
    .toResolvedValue((session: SessionStore) => new MixedCountries({ ...settings, session }), [SessionStore])
    .inSingletonScope();
  bind(DfsPrescanPort)
    .toResolvedValue(
      (session: SessionStore, visibility: VisibilityPort, heartbeat: HeartbeatLock) =>
        new MixedDfsPrescan({ ...settings, session, visibility, heartbeat }),
      [SessionStore, VisibilityPort, HeartbeatLock],
    )
    .inSingletonScope();
  bind(StatusPort)
    .toResolvedValue(
      (client: ClassicClient, visibility: VisibilityPort, heartbeat: HeartbeatLock, clock: Clock) =>
        new PollingStatus(client, { visibility, heartbeat, clock }),
      [ClassicClientToken, VisibilityPort, HeartbeatLock, Clock],
    )
    .inSingletonScope();
}
