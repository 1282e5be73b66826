import { ApiVersionPort } from '@radiolink/application/api-version';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { SessionEndPort, SessionStore } from '@radiolink/application/session';
import { ContainerModule } from 'inversify';
import { browserFetch } from '../../browser/index.ts';
import { xhrUpload } from '../../browser/transfer/index.ts';
import { ServerApiVersion } from '../../http/api-version/index.ts';
import { SessionEndSignal } from '../../http/session/index.ts';
import { ObservedSessionEnd } from '../../http/session-end/index.ts';
import { fetchUpload } from '../../http/transfer/index.ts';
import { createV1Client } from '../../http/v1/index.ts';
import { browserSocket } from '../browser-socket.ts';
import type { ClassicSettings } from '../classic-settings.ts';
import { bindV1Ports, V1ClientToken } from './v1-bindings.ts';

/** Where the versioned calls go and how they get there; what is left out is the browser's. */
export type V1Settings = Pick<ClassicSettings, 'baseUrl' | 'fetch' | 'upload' | 'openSocket'>;

/** The ports by the versioned interface alone, in front of any device that has no other. decided.md row 12. */
export function v1ModuleFor({ baseUrl = '', fetch, ...settings }: Partial<V1Settings>): ContainerModule {
  const upload = settings.upload ?? (fetch === undefined ? xhrUpload() : fetchUpload(fetch));
  const openSocket = settings.openSocket ?? browserSocket(baseUrl);
  return new ContainerModule(options => {
    const { bind } = options;
    bindV1Ports(options, { upload, openSocket });
    bind(SessionEndSignal)
      .toResolvedValue(() => new SessionEndSignal())
      .inSingletonScope();
    bind(HeartbeatLock)
      .toResolvedValue(() => new HeartbeatLock())
      .inSingletonScope();
    bind(V1ClientToken)
      .toResolvedValue(
        (session: SessionStore, end: SessionEndSignal) =>
          createV1Client({
            baseUrl,
            fetch: fetch ?? browserFetch,
            session,
            onSessionEnd: reason => end.tell(reason),
          }),
        [SessionStore, SessionEndSignal],
      )
      .inSingletonScope();
    bind(ApiVersionPort)
      .toResolvedValue(
        (session: SessionStore) => new ServerApiVersion({ baseUrl, fetch: fetch ?? browserFetch }, session),
        [SessionStore],
      )
      .inSingletonScope();
    bind(SessionEndPort)
      .toResolvedValue((end: SessionEndSignal) => new ObservedSessionEnd(end), [SessionEndSignal])
      .inSingletonScope();
  });
}

/** The ports by the versioned interface, in front of the device that serves the page. */
export const v1Module = v1ModuleFor({});
