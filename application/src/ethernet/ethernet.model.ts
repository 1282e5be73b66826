import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { isEthernet } from '@radiolink/domain/network';
import type { CablePair } from '@radiolink/domain/tools';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { onDemand } from '../fetching/on-demand.ts';
import { expectOutage } from '../outage/expect-outage.ts';
import { ExpectedOutage } from '../outage/expected-outage.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { EthernetPort, type EthernetSettings } from './ethernet.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

export interface EthernetModelPorts {
  readonly port: EthernetPort;
  readonly visibility: VisibilityPort;
  readonly status: Pick<StatusModel, 'slice' | '$failures'>;
  readonly outage: Pick<ExpectedOutage, 'declared'>;
  readonly session: Pick<SessionModel, '$user'>;
}

/** Why something failed; `fault` when this program itself was at fault. */
export type EthernetFailure = FetchError | 'fault';

/** A cable test by its port: the measured pairs, or why there are none. */
export type CableResult = { readonly pairs: readonly CablePair[] } | { readonly failure: EthernetFailure };

/** State of the wired ports, and the tests of their cables. */
export interface EthernetModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly refreshed: EventCallable<void>;
  /** Tests the cable of a port, one at a time. Of a read-only user it does nothing. */
  readonly tested: EventCallable<string>;
  /** Null until the first answer; the last one outlives a failure. */
  readonly $ports: Store<readonly EthernetSettings[] | null>;
  readonly $reading: Store<boolean>;
  readonly $failure: Store<EthernetFailure | null>;
  /** Port whose cable is being tested. */
  readonly $testing: Store<string | null>;
  /** Newest result of each port. */
  readonly $results: Store<ReadonlyMap<string, CableResult>>;
}

export const EthernetModel: Token<EthernetModel> = token<EthernetModel>('EthernetModel');

/** Makes the model; it requests nothing before it is opened. */
export function createEthernetModel({
  port,
  visibility,
  status,
  session,
  outage,
}: EthernetModelPorts): EthernetModel {
  const tested = createEvent<string>();
  const $names = status.slice(({ interfaces }) =>
    interfaces.map(({ name }) => name).filter(devname => isEthernet({ devname })),
  );
  const { opened, closed, wanted, readFx, $reading } = onDemand(
    async (names: readonly string[] | null) => {
      const ports: EthernetSettings[] = [];
      // One after the other: the radio answers one request at a time.
      for (const name of names ?? []) ports.push(await port.read(name));
      return ports;
    },
    $names,
    visibility,
  );
  const testFx = createEffect((name: string) => port.testCable(name));
  sample({
    clock: tested,
    source: { user: session.$user, isTesting: testFx.pending },
    filter: ({ user, isTesting }) => !user.readOnly && !isTesting,
    fn: (_, name) => name,
    target: testFx,
  });
  // The test drops the wired link: a page that is reloaded after it would lose the result.
  expectOutage({
    reason: 'cable-test',
    $isUnderWay: testFx.pending,
    $failures: status.$failures,
    outage,
  });
  // The ports are known only with the first status, and their state changes with the test.
  sample({ clock: [$names.updates, testFx.finally], target: wanted });
  return {
    opened,
    closed,
    refreshed: wanted,
    tested,
    $ports: createStore<readonly EthernetSettings[] | null>(null).on(readFx.doneData, (_, ports) => ports),
    $reading,
    $failure: createStore<EthernetFailure | null>(null)
      .on(readFx.failData, (_, error) => failureOf(error))
      .reset(readFx.done),
    $testing: createStore<string | null>(null)
      .on(testFx, (_, name) => name)
      .reset(testFx.finally),
    $results: createStore<ReadonlyMap<string, CableResult>>(new Map())
      .on(testFx.done, (results, { params, result }) => new Map(results).set(params, { pairs: result }))
      .on(testFx.fail, (results, { params, error }) =>
        new Map(results).set(params, { failure: failureOf(error) }),
      ),
  };
}

const failureOf = (error: Error): EthernetFailure => asFetchError(error) ?? 'fault';

/** The wired ports of the network tables. */
export const ETHERNET_MODELS = [
  bindModel(EthernetModel, createEthernetModel, {
    port: EthernetPort,
    visibility: VisibilityPort,
    status: StatusModel,
    session: SessionModel,
    outage: ExpectedOutage,
  }),
];
