import { Clock } from '@radiolink/application/clock/clock.port';
import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PublicInfoPort, SessionEndPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import type { ContainerModuleLoadOptions } from 'inversify';
import { ClassicClientToken } from '../http/classic/client-token.ts';
import { ClassicConfiguration } from '../http/classic/configuration/configuration.adapter.ts';
import { PollingStatus } from '../http/classic/status/status.adapter.ts';
import { type ClassicClient, createClassicClient } from '../http/client/classic-client.ts';
import { ClassicPublicInfo } from '../http/classic/session/public-info.adapter.ts';
import { ClassicSession } from '../http/classic/session/session.adapter.ts';
import { SessionEndSignal } from '../http/client/session-end-signal.ts';
import { ObservedSessionEnd } from '../http/session-end/session-end.adapter.ts';
import type { PageSettings } from '../http/device-settings.ts';

/** Binds the ports that the page begins with, by the classic interface. */
export function bindClassicStart({ bind }: ContainerModuleLoadOptions, settings: PageSettings): void {
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
    .toResolvedValue((end: SessionEndSignal) => new ObservedSessionEnd(end, settings), [SessionEndSignal])
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
  bind(ConfigurationPort)
    .toResolvedValue((client: ClassicClient) => new ClassicConfiguration(client), [ClassicClientToken])
    .inSingletonScope();
  bind(StatusPort)
    .toResolvedValue(
      (client: ClassicClient, visibility: VisibilityPort, heartbeat: HeartbeatLock, clock: Clock) =>
        new PollingStatus(client, { visibility, heartbeat, clock }),
      [ClassicClientToken, VisibilityPort, HeartbeatLock, Clock],
    )
    .inSingletonScope();
}
