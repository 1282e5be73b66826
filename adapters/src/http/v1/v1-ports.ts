import { Clock } from '@radiolink/application/clock/clock.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { token, type Token } from '@radiolink/application/wiring/token';
import type { Tokens } from '@radiolink/application/wiring/model-binding';
import type { PollingConditions } from '../polling/polling.ts';
import type { V1Client } from './client/v1-client.ts';
import type { V1Configuration } from './configuration/configuration.adapter.ts';
import type { LiveTopics } from './socket/live-topics.ts';
import type { ClassicSettings } from '../device-settings.ts';
import { type BindPort, bindPort, type PortBinding } from '../../wiring/port-binding.ts';

/** Token of the client that all versioned adapters share. */
export const V1ClientToken: Token<V1Client> = token<V1Client>('V1Client');
/** The one configuration that two ports share. */
export const V1ConfigurationToken: Token<V1Configuration> = token<V1Configuration>('V1Configuration');
/** The live socket that streams share. */
export const LiveTopicsToken: Token<LiveTopics> = token<LiveTopics>('LiveTopics');

/** Destination and transport of the versioned calls. */
export type V1Settings = Pick<ClassicSettings, 'baseUrl' | 'fetch' | 'upload' | 'openSocket'>;

/** What all versioned adapters share. */
export interface V1Shared extends PollingConditions {
  readonly client: V1Client;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly configuration: V1Configuration;
  readonly topics: LiveTopics;
}

export type V1Device = V1Shared & { readonly settings: V1Settings };
export type V1Binding = PortBinding<V1Device>;
export const v1Port: BindPort<V1Device> = bindPort;

export const V1_SHARED: Tokens<V1Shared> = {
  client: V1ClientToken,
  session: SessionStore,
  visibility: VisibilityPort,
  heartbeat: HeartbeatLock,
  clock: Clock,
  configuration: V1ConfigurationToken,
  topics: LiveTopicsToken,
};
