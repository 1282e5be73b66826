import { Clock } from '@radiolink/application/clock/clock.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import type { Tokens } from '@radiolink/application/wiring/model-binding';
import type { PollingConditions } from '../polling/polling.ts';
import type { ClassicClient } from '../client/classic-client.ts';
import type { ClassicSettings, PageSettings } from '../device-settings.ts';
import { ClassicClientToken } from './client-token.ts';
import { type BindPort, bindPort, type PortBinding } from '../../wiring/port-binding.ts';

/** What all classic adapters share. */
export interface ClassicShared extends PollingConditions {
  readonly client: ClassicClient;
  readonly session: SessionStore;
  readonly clock: Clock;
}

type ClassicDevice<Settings> = ClassicShared & { readonly settings: Settings };
export type ClassicBinding = PortBinding<ClassicDevice<PageSettings>>;
/** Of a port that needs the transport of files or of sockets as well. */
export type TransportBinding = PortBinding<ClassicDevice<ClassicSettings>>;
export const classicPort: BindPort<ClassicDevice<PageSettings>> = bindPort;
export const transportPort: BindPort<ClassicDevice<ClassicSettings>> = bindPort;

export const CLASSIC_SHARED: Tokens<ClassicShared> = {
  client: ClassicClientToken,
  session: SessionStore,
  visibility: VisibilityPort,
  heartbeat: HeartbeatLock,
  clock: Clock,
};
