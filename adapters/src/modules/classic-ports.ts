import { Clock } from '@radiolink/application/clock';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { VisibilityPort } from '@radiolink/application/visibility';
import { SessionStore } from '@radiolink/application/session';
import type { Tokens } from '@radiolink/application/wiring';
import type { PollingConditions } from '../http/polling/index.ts';
import type { ClassicClient } from '../http/session/index.ts';
import type { PageSettings } from './classic-settings.ts';
import { ClassicClientToken } from './classic-start.ts';
import { type PortBinding, portFor } from './port-binding.ts';

/** What all classic adapters share. */
export interface ClassicShared extends PollingConditions {
  readonly client: ClassicClient;
  readonly session: SessionStore;
  readonly clock: Clock;
}

export type ClassicDevice<Settings = PageSettings> = ClassicShared & { readonly settings: Settings };
export type ClassicBinding<Settings = PageSettings> = PortBinding<ClassicDevice<Settings>>;

export const CLASSIC_SHARED: Tokens<ClassicShared> = {
  client: ClassicClientToken,
  session: SessionStore,
  visibility: VisibilityPort,
  heartbeat: HeartbeatLock,
  clock: Clock,
};

export const classicPort = portFor<ClassicDevice>();
