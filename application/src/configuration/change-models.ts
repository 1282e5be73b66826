import type { BoardCapabilities } from '@radiolink/domain/device';
import { linkedFrequency } from '@radiolink/domain/impact';
import { channelsOnAir } from '@radiolink/domain/settings';
import { combine, createEffect, createStore, type Event, type Store, sample, type Unit } from 'effector';
import type { KnownConfigurations } from '../network/change-plans.ts';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { SessionModel, SessionUser } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { deviceMac, reportedMac } from '../status/device-facts.ts';
import { type Token, token } from '../wiring/token.ts';
import { type ApplyModelPorts, createApplyModel } from './apply/apply.model.ts';
import type { ChangeMemoryPort, ChangeOwner } from './drafts/change-memory.port.ts';
import { createDraftsModel, type DraftsModel as Drafts } from './drafts/drafts.model.ts';
import type { EditingModel } from './editing.model.ts';
import { createPermissions, type PermittedApply as Permitted } from './permissions.ts';
import {
  createSettingsContextModel,
  type SettingsContextModel as SettingsContext,
} from './settings-context.model.ts';
import { createSnapshotsModel, type SnapshotsModel as Snapshots } from './snapshots/snapshots.model.ts';
import type { Snapshot, SnapshotsPort } from './snapshots/snapshots.port.ts';

/** Everything about changes to the configuration beyond making them: remembered, applied, and brought back. */
export interface ChangeModels {
  readonly drafts: Drafts;
  readonly apply: Permitted;
  readonly snapshots: Snapshots;
  /** The context in which the rules of all settings are evaluated, on the pages and before apply. */
  readonly settings: SettingsContext;
}

// Their tokens stand with what makes them: pages and the later program share one chunk by it.
export const PermittedApply: Token<Permitted> = token<Permitted>('PermittedApply');
export const DraftsModel: Token<Drafts> = token<Drafts>('DraftsModel');
export const SnapshotsModel: Token<Snapshots> = token<Snapshots>('SnapshotsModel');
export const SettingsContextModel: Token<SettingsContext> = token<SettingsContext>('SettingsContextModel');

export interface ChangeModelsPorts extends Omit<ApplyModelPorts, 'drafts' | 'snapshots' | '$facts'> {
  readonly session: SessionModel;
  readonly sessionStore: Pick<SessionStore, 'set'>;
  readonly memory: ChangeMemoryPort;
  readonly snapshotsPort: SnapshotsPort;
  /** Data read by the start of the page. */
  readonly start: {
    readonly $board: Store<BoardCapabilities>;
  };
  /** Regulatory domain of the selected country, applied or not; null while unknown. */
  readonly $regulation: Store<DeviceRegulation | null>;
}

/** Makes the models. Applying opens automatically with the first configuration that is read. */
export function createChangeModels(ports: ChangeModelsPorts): ChangeModels {
  const { editing, start, status, session, clock } = ports;
  const $owner = changeOwner(session.$user, start.$board, status.slice(reportedMac));
  const owned = createKnownOwner($owner, editing.$state.updates);
  const drafts = createDraftsModel({ ...ports, $owner, owned });
  const snapshots = createSnapshotsModel({ editing, snapshots: ports.snapshotsPort, clock, $owner, owned });
  findPlans(editing, start.$board, snapshots.$snapshots);
  const settings = createSettingsContextModel({
    ...ports,
    typedRestored: drafts.typedRestored,
    $onAir: status.slice(channelsOnAir),
  });
  const $linkedMhz = status.slice(linkedFrequency);
  const $facts = combine(settings.$facts, $linkedMhz, (facts, linkedMhz) => ({
    ...facts,
    linkedMhz: linkedMhz ?? undefined,
  }));
  const apply = createApplyModel({ ...ports, drafts, snapshots, $facts });
  sample({ clock: editing.$state.updates, target: apply.opened });
  // Whoever logs out has read the result of the last change: the next login does not begin with it.
  sample({ clock: session.logoutRequested, target: apply.dismissed });
  const permissions = createPermissions({ editing, drafts, apply, $user: session.$user });
  return { drafts, apply: { ...apply, ...permissions }, snapshots, settings };
}

/**
 * The owner of the remembered changes; null while the device or the user is unknown. The object changes only
 * with the user or the MAC, so that its followers do not restart with each status.
 */
export function changeOwner(
  $user: Store<SessionUser>,
  $board: Store<BoardCapabilities>,
  $reported: Store<string | null>,
): Store<ChangeOwner | null> {
  const $name = $user.map(({ username }) => username);
  return combine($name, deviceMac($board, $reported), (user, mac) =>
    mac === '' || user === '' ? null : { mac, user },
  );
}

/**
 * Emits each owner once, when it becomes known. An owner known before the first subscription, as in a part
 * that is loaded later, is emitted at the first emission of `alive`.
 * @param alive emits at least once after the models were made
 */
export function createKnownOwner(
  $owner: Store<ChangeOwner | null>,
  alive: Unit<unknown>,
): Event<ChangeOwner> {
  const $announced = createStore<ChangeOwner | null>(null);
  const known = sample({
    clock: [$owner.updates, alive],
    source: { owner: $owner, announced: $announced },
    fn: ({ owner, announced }) => (owner === null || isSame(owner, announced) ? undefined : owner),
  }).filterMap(owner => owner);
  $announced.on(known, (_, owner) => owner);
  return known;
}

function isSame(owner: ChangeOwner, other: ChangeOwner | null): boolean {
  return owner.mac === other?.mac && owner.user === other.user;
}

/** Settings that a plan leads by. */
const LEADING = /^(netmode$|netconf\.|dhcpc\.|ppp\.)/;

/** Says which plans are among the pending changes. The rules of plans are loaded with the first change that may be one. */
function findPlans(
  editing: Pick<EditingModel, '$values' | '$saved' | 'plansFound'>,
  $board: Store<BoardCapabilities>,
  $snapshots: Store<readonly Snapshot[]>,
): void {
  const $known = combine({
    values: editing.$values,
    original: editing.$saved,
    snapshots: $snapshots,
    board: $board,
  });
  const findFx = createEffect(
    async ({ board, ...known }: KnownConfigurations & { readonly board: BoardCapabilities }) => {
      if (!mayHold(known)) return [];
      const { changePlans } = await import(
        /* webpackChunkName: "change-plans" */ '../network/change-plans.ts'
      );
      return changePlans(known, board);
    },
  );
  sample({ clock: $known, target: findFx });
  sample({ clock: findFx.doneData, target: editing.plansFound });
}

function mayHold({ values, original }: KnownConfigurations): boolean {
  const keys = new Set([...values.keys(), ...original.keys()]);
  return [...keys].some(key => LEADING.test(key) && values.get(key) !== original.get(key));
}
