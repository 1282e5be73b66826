import { ApiVersionPort } from '@radiolink/application/api-version';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { VisibilityPort } from '@radiolink/application/page';
import { CountriesPort, DfsPrescanPort } from '@radiolink/application/regulation';
import { SessionStore } from '@radiolink/application/session';
import type { ContainerModuleLoadOptions } from 'inversify';
import { ServerApiVersion } from '../http/api-version/index.ts';
import { MixedCountries, MixedDfsPrescan } from '../http/mixed/index.ts';
import { bindCalls } from './call-bindings.ts';
import type { ClassicSettings } from './classic-settings.ts';
import { ClassicClientToken } from './classic-start.ts';
import { bindStreams } from './stream-bindings.ts';

/** Binds the ports that the first dashboard does not use, by the classic interface. */
export function bindClassicRest(options: ContainerModuleLoadOptions, settings: ClassicSettings): void {
  const { bind } = options;
  bindCalls(options, ClassicClientToken);
  bindStreams(options, ClassicClientToken, settings);
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
}
