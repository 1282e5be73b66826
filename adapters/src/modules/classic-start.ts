import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { PublicInfoPort, SessionEndPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import type { ContainerModuleLoadOptions } from 'inversify';
import { CLASSIC_SHARED, classicPort } from '../http/classic/classic-ports.ts';
import { ClassicClientToken } from '../http/classic/client-token.ts';
import { ClassicConfiguration } from '../http/classic/configuration/configuration.adapter.ts';
import { PollingStatus } from '../http/classic/status/status.adapter.ts';
import { createClassicClient } from '../http/client/classic-client.ts';
import { ClassicPublicInfo } from '../http/classic/session/public-info.adapter.ts';
import { ClassicSession } from '../http/classic/session/session.adapter.ts';
import { SessionEndSignal } from '../http/client/session-end-signal.ts';
import { ObservedSessionEnd } from '../http/session-end/session-end.adapter.ts';
import type { PageSettings } from '../http/device-settings.ts';
import { bindPorts } from '../wiring/port-binding.ts';

/** The ports that the page begins with, by the classic API. */
export const CLASSIC_START = [
  classicPort(
    SessionPort,
    ({ client, session, settings }) => new ClassicSession(client, session, settings.readCookies),
  ),
  classicPort(PublicInfoPort, ({ client }) => new ClassicPublicInfo(client)),
  classicPort(ConfigurationPort, ({ client }) => new ClassicConfiguration(client)),
  classicPort(StatusPort, ({ client, ...rest }) => new PollingStatus(client, rest)),
];

/** Binds them, and what all classic adapters share. */
export function bindClassicStart(options: ContainerModuleLoadOptions, settings: PageSettings): void {
  const { bind } = options;
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
  bindPorts(options, CLASSIC_SHARED, settings, CLASSIC_START);
}
