import { SHARED_FLAG_DEFAULTS, type SharedFlags } from '@radiolink/domain/interface';
import { combine, createEvent, createStore, type Store } from 'effector';
import type { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import type { NoticesModel } from '../notices/notices.token.ts';
import { listen } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';

export interface InterfaceFlagsModelPorts {
  readonly heartbeat: Pick<HeartbeatLock, 'running'>;
  /** The list of stations. */
  readonly stations: { readonly $choices: Store<{ readonly maximized: boolean }> };
  readonly notices: Pick<NoticesModel, '$firmwareMismatch'>;
}

/** The flags that the parts of the interface share, read in one place. §3.shared-flags. */
export interface InterfaceFlagsModel {
  /** Each flag is set by whom it belongs to: the heartbeat lock, the list of stations, the notices. */
  readonly $flags: Store<SharedFlags>;
}

export const InterfaceFlagsModel: Token<InterfaceFlagsModel> =
  token<InterfaceFlagsModel>('InterfaceFlagsModel');

/** Gathers the flags from whom they belong to. */
export function createInterfaceFlagsModel({
  heartbeat,
  stations,
  notices,
}: InterfaceFlagsModelPorts): InterfaceFlagsModel {
  const heartbeatReported = createEvent<boolean>();
  const $heartbeat = createStore(SHARED_FLAG_DEFAULTS.heartbeatEnable).on(
    heartbeatReported,
    (_, runs) => runs,
  );
  listen(heartbeat.running, heartbeatReported);
  return {
    $flags: combine({
      heartbeatEnable: $heartbeat,
      stationListMaximized: stations.$choices.map(({ maximized }) => maximized),
      fwMismatchNotification: notices.$firmwareMismatch,
    }),
  };
}
