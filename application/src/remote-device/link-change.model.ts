import type { FetchError } from '@radiolink/domain/errors';
import type { LinkAgreement, LinkValues } from '@radiolink/domain/settings';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector';
import { Clock } from '../clock/clock.port.ts';
import type { PermittedApply } from '../configuration/permissions.ts';
import { ProbePort } from '../configuration/probe.port.ts';
import { lastFailure } from '../fetching/fetching.ts';
import { expectOutage } from '../outage/expect-outage.ts';
import { ExpectedOutage } from '../outage/expected-outage.ts';
import { LocationPort } from '../place/place.port.ts';
import type { LinkChangeProgress, LinkChangeResult } from '../safe-apply/link-end.ts';
import { type ChangePlan, planChange } from '../safe-apply/plan-change.ts';
import { StatusModel } from '../status/status.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { type Begun, failureOf, linkEndsOf, type LinkEndsPorts, valuesOf } from './link-change-ends.ts';
import { LinkChangeMemoryPort, type RememberedLinkChange } from './remote-device.port.ts';
import { RemoteDeviceModel } from './remote-device.model.ts';
import { PermittedApply as PermittedApplyToken } from '../configuration/change-models.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { ConfigurationTestPort } from '../configuration/configuration-test.port.ts';
import { LivenessPort } from '../presence/liveness.port.ts';
import { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusPort } from '../status/status.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** What both ends of the link have now; a key is only compared. */
export interface LinkColumns {
  readonly local: Omit<LinkValues, 'key'>;
  readonly remote: Omit<LinkValues, 'key'>;
  readonly isSameKey: boolean;
}

/** What a change would do at both ends. */
export interface LinkPlan {
  readonly link: LinkAgreement;
  readonly local: ChangePlan;
  readonly remote: ChangePlan;
}

export type LinkChangeState =
  | { readonly kind: 'none' }
  /** Found in this browser: its page was closed, or an end did not answer. */
  | { readonly kind: 'interrupted'; readonly change: RememberedLinkChange }
  | { readonly kind: 'running'; readonly progress: LinkChangeProgress | null }
  | {
      readonly kind: 'done';
      readonly result: LinkChangeResult;
      /** The key was entered again after a reload: it may be another than the one that was sent. */
      readonly isKeyReentered: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: FetchError };

/** A change of both ends of the link to the remote device: the remote end first, each under its own test. §4; readings 7 and 8. */
export interface LinkChangeModel {
  /** Its place is shown: reads what both ends have. */
  readonly columnsRequested: EventCallable<void>;
  /** Judges a change at both ends; nothing is sent. */
  readonly planRequested: EventCallable<LinkAgreement>;
  readonly planDropped: EventCallable<void>;
  /** Sends what is planned. `name` of the remote device, as the status reports it. */
  readonly changeRequested: EventCallable<{ readonly name: string }>;
  /** Goes on with an interrupted change. The key, where it is changed. */
  readonly resumeRequested: EventCallable<{ readonly key?: string | undefined }>;
  /** Forgets what became of the last change; of an interrupted one, both ends are left to revert. */
  readonly dismissed: EventCallable<void>;
  readonly $state: Store<LinkChangeState>;
  /** Null until both are read. */
  readonly $columns: Store<LinkColumns | null>;
  readonly $plan: Store<LinkPlan | null>;
  /** Why both ends could not be read or judged; null when they could. */
  readonly $failure: Store<FetchError | null>;
  readonly $isBusy: Store<boolean>;
}

export const LinkChangeModel: Token<LinkChangeModel> = token<LinkChangeModel>('LinkChangeModel');

interface LinkChangePorts extends LinkEndsPorts {
  readonly status: Pick<StatusModel, '$status' | '$failures'>;
  readonly apply: Pick<PermittedApply, 'reviewOpened'>;
  readonly outage: ExpectedOutage;
}

const NONE: LinkChangeState = { kind: 'none' };

/** Makes the model. It finds an interrupted change at once, and requests nothing before it is asked. */
function createLinkChangeModel(ports: LinkChangePorts): LinkChangeModel {
  const { remote, memory, status, apply } = ports;
  const columnsRequested = createEvent();
  const planRequested = createEvent<LinkAgreement>();
  const planDropped = createEvent();
  const changeRequested = createEvent<{ readonly name: string }>();
  const resumeRequested = createEvent<{ readonly key?: string | undefined }>();
  const dismissed = createEvent();
  const progressed = createEvent<LinkChangeProgress>();

  const { local, openRemote, changeBoth } = linkEndsOf(ports);
  const columnsFx = createEffect(async (): Promise<LinkColumns> => {
    const [{ key: ownKey, ...ofLocal }, { key: otherKey, ...ofRemote }] = await Promise.all([
      valuesOf(local),
      openRemote(undefined).then(valuesOf),
    ]);
    return { local: ofLocal, remote: ofRemote, isSameKey: ownKey === otherKey };
  });
  const planFx = createEffect(async (link: LinkAgreement): Promise<LinkPlan> => {
    const remoteDevice = await openRemote(undefined);
    const [ofLocal, ofRemote] = await Promise.all([
      planChange(local, { link }),
      planChange(remoteDevice, { link }),
    ]);
    return { link, local: ofLocal, remote: ofRemote };
  });
  const changeFx = createEffect((begun: Begun) => changeBoth(begun, scopeBind(progressed, { safe: true })));
  const forgetFx = createEffect(() => memory.clear());
  const findFx = createEffect(() => memory.load() ?? null);

  const $begun = createStore<Begun | null>(null, { serialize: 'ignore' })
    .on(changeFx, (_, begun) => begun)
    .reset(dismissed);
  const $plan = createStore<LinkPlan | null>(null, { serialize: 'ignore' })
    .on(planFx.doneData, (_, plan) => plan)
    .reset([planRequested, planDropped, changeFx, dismissed]);
  const found = memory.load();
  const $state = createStore<LinkChangeState>(
    found === undefined ? NONE : { kind: 'interrupted', change: found },
  )
    .on(changeFx, () => ({ kind: 'running', progress: null }))
    .on(progressed, (state, progress) => (state.kind === 'running' ? { kind: 'running', progress } : state))
    .on(changeFx.done, (_, { params, result }) => ({
      kind: 'done',
      result,
      isKeyReentered: params.isKeyReentered === true,
    }))
    .on(changeFx.failData, (_, reason) => ({ kind: 'failed', failure: failureOf(reason) }))
    .on(dismissed, () => NONE);
  // A change that was interrupted before both ends were known is found again.
  sample({ clock: changeFx.failData, target: findFx });
  $state.on(findFx.doneData, (state, change) => (change === null ? state : { kind: 'interrupted', change }));

  sample({ clock: columnsRequested, target: columnsFx });
  sample({ clock: planRequested, target: planFx });
  const begun = sample({
    clock: changeRequested,
    source: { plan: $plan, open: remote.$session, state: $state },
    fn: ({ plan, open, state }, { name }) =>
      plan === null || open === null || !mayBegin(state)
        ? undefined
        : { mac: open.mac, name, link: plan.link },
  });
  const resumed = sample({
    clock: resumeRequested,
    source: { state: $state, known: $begun },
    fn: ({ state, known }, { key }) => resumedChange(state, known, key),
  });
  sample({ clock: [begun, resumed].map(event => event.filterMap(one => one)), target: changeFx });
  sample({ clock: dismissed, target: forgetFx });
  // Both ends run something else now, or what they ran before.
  sample({ clock: changeFx.finally, target: [apply.reviewOpened, columnsFx] });
  expectOutage({
    reason: 'link-change',
    $isUnderWay: changeFx.pending,
    $failures: status.$failures,
    outage: ports.outage,
  });

  return {
    columnsRequested,
    planRequested,
    planDropped,
    changeRequested,
    resumeRequested,
    dismissed,
    $state,
    $columns: createStore<LinkColumns | null>(null)
      .on(columnsFx.doneData, (_, columns) => columns)
      .reset(remote.$session),
    $plan,
    $failure: lastFailure([columnsFx.failData, planFx.failData], [columnsFx, planFx, planDropped]),
    $isBusy: combine(columnsFx.pending, planFx.pending, (reading, planning) => reading || planning),
  };
}

/** A change begins where none is on its way. */
function mayBegin(state: LinkChangeState): boolean {
  return (
    state.kind === 'none' || state.kind === 'failed' || (state.kind === 'done' && isSettled(state.result))
  );
}

/** True once both ends are known. */
export function isSettled({ isChanged, isAsBefore }: LinkChangeResult): boolean {
  return isChanged || isAsBefore;
}

/** The change to go on with: with the key as it was entered last. Undefined where there is none, or its key is missing. */
function resumedChange(
  state: LinkChangeState,
  known: Begun | null,
  key: string | undefined,
): Begun | undefined {
  if (state.kind === 'done' && !isSettled(state.result) && known !== null) return known;
  if (state.kind !== 'interrupted') return undefined;
  const { mac, name, link, isKeyChanged } = state.change;
  const typed = key ?? (known?.mac === mac ? known.link.key : undefined);
  if (isKeyChanged && typed === undefined) return undefined;
  return {
    mac,
    name,
    link: { ...link, ...(isKeyChanged && { key: typed }) },
    isKeyReentered: isKeyChanged && key !== undefined,
  };
}

/** The change of both ends of the link to the remote device. Apart from it: the report reads the remote device alone. */
export const LINK_CHANGE_MODELS = [
  bindModel(LinkChangeModel, createLinkChangeModel, {
    remote: RemoteDeviceModel,
    memory: LinkChangeMemoryPort,
    status: StatusModel,
    statusPort: StatusPort,
    storage: ConfigurationPort,
    test: ConfigurationTestPort,
    presence: LivenessPort,
    regulation: RegulatoryDomainPort,
    sessionStore: SessionStore,
    probe: ProbePort,
    place: LocationPort,
    apply: PermittedApplyToken,
    outage: ExpectedOutage,
    clock: Clock,
  }),
];
