import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { PublicInfoPort, SessionEndPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import type { ContainerModuleLoadOptions } from 'inversify';
import { SessionEndSignal } from '../../http/client/session-end-signal.ts';
import { ObservedSessionEnd } from '../../http/session-end/session-end.adapter.ts';
import { createV1Client, type V1Client } from '../../http/v1/client/v1-client.ts';
import { V1Configuration } from '../../http/v1/configuration/configuration.adapter.ts';
import { V1PublicInfo } from '../../http/v1/session/v1-public-info.adapter.ts';
import { V1Session } from '../../http/v1/session/v1-session.adapter.ts';
import { V1Status } from '../../http/v1/status/status.adapter.ts';
import { LiveTopics } from '../../http/v1/socket/live-topics.ts';
import { bindPorts } from '../../wiring/port-binding.ts';
import {
  LiveTopicsToken,
  v1Port,
  V1_SHARED,
  V1ClientToken,
  V1ConfigurationToken,
  type V1Settings,
} from '../../http/v1/v1-ports.ts';

export const V1_START = [
  v1Port(ConfigurationPort, ({ configuration }) => configuration),
  v1Port(PublicInfoPort, ({ client }) => new V1PublicInfo(client)),
  v1Port(SessionPort, ({ client, session }) => new V1Session(client, session)),
  v1Port(StatusPort, ({ client, topics, ...rest }) => new V1Status(client, rest, topics)),
];

/** Binds the ports that the page begins with, by the versioned API, and what all versioned adapters share. */
export function bindV1Start(options: ContainerModuleLoadOptions, settings: V1Settings): void {
  const { bind } = options;
  const { baseUrl, fetch, openSocket } = settings;
  bind(SessionEndSignal)
    .toResolvedValue(() => new SessionEndSignal())
    .inSingletonScope();
  bind(HeartbeatLock)
    .toResolvedValue(() => new HeartbeatLock())
    .inSingletonScope();
  bind(V1ClientToken)
    .toResolvedValue(
      (session: SessionStore, end: SessionEndSignal) =>
        createV1Client({ baseUrl, fetch, session, onSessionEnd: reason => end.tell(reason) }),
      [SessionStore, SessionEndSignal],
    )
    .inSingletonScope();
  bind(V1ConfigurationToken)
    .toResolvedValue((client: V1Client) => new V1Configuration(client), [V1ClientToken])
    .inSingletonScope();
  bind(LiveTopicsToken)
    .toResolvedValue(
      (client: V1Client, visibility: VisibilityPort, heartbeat: HeartbeatLock, session: SessionStore) =>
        new LiveTopics({
          openSocket,
          visibility,
          heartbeat,
          token: () => session.get('utoken'),
          sessionOver: () => client.endSession('expired'),
        }),
      [V1ClientToken, VisibilityPort, HeartbeatLock, SessionStore],
    )
    .inSingletonScope();
  bind(SessionEndPort)
    .toResolvedValue((end: SessionEndSignal) => new ObservedSessionEnd(end, settings), [SessionEndSignal])
    .inSingletonScope();
  bindPorts(options, V1_SHARED, settings, V1_START);
}
