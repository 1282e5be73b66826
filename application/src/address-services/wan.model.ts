import {
  type DhcpClientLease,
  type PppoeSession,
  DhcpClientPort,
  PppoePort,
} from './address-services.port.ts';
import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { onDemand } from '../fetching/on-demand.ts';
import { unlessMissing } from '../fetching/fetching.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** WAN connection of a router, independent of the source of its address. */
export interface WanRow {
  readonly kind: 'dhcp' | 'pppoe';
  readonly interfaceName: string;
  /** The interface that it runs over, where that is another one. */
  readonly over: string | undefined;
  readonly state: string | undefined;
  readonly address: string | undefined;
  readonly netmask: string | undefined;
  readonly gateway: string | undefined;
  readonly nameServers: readonly string[];
  /** Seconds that the lease lasts still, or that the session is up. */
  readonly seconds: number | undefined;
}

const NO_ADDRESS = '0.0.0.0';

/** The device writes an address of zeros where it has none. */
const reported = (address: string | undefined): string | undefined =>
  address === NO_ADDRESS || address === '' ? undefined : address;

/** Leases and sessions in one list: the sessions first, as traffic runs through them. A session has no netmask. */
export function wanRows(
  leases: readonly DhcpClientLease[],
  sessions: readonly PppoeSession[],
): readonly WanRow[] {
  return [
    ...sessions.map(
      (session): WanRow => ({
        kind: 'pppoe',
        interfaceName: session.interfaceName,
        over: session.deviceName,
        state: session.state,
        address: reported(session.address),
        netmask: undefined,
        gateway: reported(session.peer),
        nameServers: session.nameServers,
        seconds: session.uptimeSeconds,
      }),
    ),
    ...leases.map(
      (lease): WanRow => ({
        kind: 'dhcp',
        interfaceName: lease.interfaceName,
        over: undefined,
        state: lease.state,
        address: reported(lease.address),
        netmask: reported(lease.netmask),
        gateway: reported(lease.gateway),
        nameServers: lease.nameServers,
        seconds: lease.secondsLeft,
      }),
    ),
  ];
}

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
  sample({ clock: [actFx.finally, $addresses.updates], target: wanted });

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

/** The WAN part of the dashboard. */
export const WAN_MODELS = [
  bindModel(WanModel, createWanModel, {
    dhcpPort: DhcpClientPort,
    pppoePort: PppoePort,
    visibility: VisibilityPort,
    status: StatusModel,
    session: SessionModel,
  }),
];
