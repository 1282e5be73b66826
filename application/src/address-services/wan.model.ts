import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { onDemand } from '../fetching/on-demand.ts';
import { unlessMissing } from '../fetching/unless-missing.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import type { DhcpClientPort } from './dhcp-client.port.ts';
import type { PppoePort } from './pppoe.port.ts';
import { type WanRow, wanRows } from './wan-row.ts';

export interface WanModelPorts {
  readonly dhcpPort: DhcpClientPort;
  readonly pppoePort: PppoePort;
  readonly visibility: VisibilityPort;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly session: Pick<SessionModel, '$user'>;
}

/** WAN actions of a full user: renew or release the DHCP lease, reconnect PPPoE. */
export type WanAction = 'renew' | 'release' | 'reconnect';

/** One action on one interface. */
export interface WanRequest {
  readonly action: WanAction;
  readonly interfaceName: string;
}

/** Why something failed; `fault` when this program itself was at fault. */
export type WanFailure = FetchError | 'fault';

/**
 * WAN connection state of the router. It is loaded when its section is opened, when a device address changes
 * in the status, and after each action.
 */
export interface WanModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly refreshed: EventCallable<void>;
  /** Of a read-only user it does nothing. */
  readonly requested: EventCallable<WanRequest>;
  /** Null until the first answer; the last one outlives a failure. */
  readonly $rows: Store<readonly WanRow[] | null>;
  readonly $reading: Store<boolean>;
  readonly $acting: Store<boolean>;
  readonly $readFailure: Store<WanFailure | null>;
  readonly $actionFailure: Store<WanFailure | null>;
}

export const WanModel: Token<WanModel> = token<WanModel>('WanModel');

/** Makes the model; it requests nothing before it is opened. */
export function createWanModel(ports: WanModelPorts): WanModel {
  const { dhcpPort, pppoePort, visibility, status, session } = ports;
  const requested = createEvent<WanRequest>();
  const { opened, closed, wanted, readFx, $reading } = onDemand(
    async () => {
      // One after the other: the radio answers one request at a time.
      const leases = await unlessMissing(dhcpPort.read());
      return wanRows(leases ?? [], (await unlessMissing(pppoePort.read())) ?? []);
    },
    createStore(null),
    visibility,
  );
  const actions: Readonly<Record<WanAction, (interfaceName: string) => Promise<void>>> = {
    renew: interfaceName => dhcpPort.renew(interfaceName),
    release: interfaceName => dhcpPort.release(interfaceName),
    reconnect: interfaceName => pppoePort.restart(interfaceName),
  };
  const actFx = createEffect(({ action, interfaceName }: WanRequest) => actions[action](interfaceName));
  sample({
    clock: requested,
    source: { user: session.$user, acting: actFx.pending },
    filter: ({ user, acting }) => !user.readOnly && !acting,
    fn: (_, request) => request,
    target: actFx,
  });
  const $addresses = status.slice(({ interfaces }) =>
    interfaces.map(({ name, ipAddress }) => `${name} ${ipAddress ?? ''}`),
  );
  sample({ clock: [actFx.finally, $addresses.updates], fn: () => undefined, target: wanted });

  return {
    opened,
    closed,
    refreshed: wanted,
    requested,
    $rows: createStore<readonly WanRow[] | null>(null).on(readFx.doneData, (_, rows) => rows),
    $reading,
    $acting: actFx.pending,
    $readFailure: createStore<WanFailure | null>(null).on(readFx.failData, failureOf).reset(readFx.done),
    $actionFailure: createStore<WanFailure | null>(null).on(actFx.failData, failureOf).reset(actFx),
  };
}

const failureOf = (_: unknown, error: Error): WanFailure => asFetchError(error) ?? 'fault';
