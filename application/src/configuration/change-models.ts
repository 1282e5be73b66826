import type { BoardCapabilities } from '@radiolink/domain/device';
import { linkedFrequency } from '@radiolink/domain/impact';
import { channelsOnAir } from '@radiolink/domain/settings';
import { combine, sample, type Store } from 'effector';
import { findPlans } from './find-plans.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { reportedMac } from '../station/notes-owner.ts';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import { type ApplyModelPorts, createApplyModel } from './apply/apply.model.ts';
import { createPermissions, type PermittedApply as Permitted } from './permissions.ts';
import { changeOwner } from './change-owner.ts';
import type { ChangeMemoryPort } from './drafts/change-memory.port.ts';
import { createDraftsModel, type DraftsModel as Drafts } from './drafts/drafts.model.ts';
import { createKnownOwner } from './known-owner.ts';
import { type Token, token } from '../wiring/token.ts';
import {
  createSettingsContextModel,
  type SettingsContextModel as SettingsContext,
} from './settings-context.model.ts';
import { createSnapshotsModel, type SnapshotsModel as Snapshots } from './snapshots/snapshots.model.ts';
import type { SnapshotsPort } from './snapshots/snapshots.port.ts';

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
  sample({ clock: editing.$state.updates, fn: () => undefined, target: apply.opened });
  // Whoever logs out has read the result of the last change: the next login does not begin with it.
  sample({ clock: session.logoutRequested, target: apply.dismissed });
  const permissions = createPermissions({ editing, drafts, apply, $user: session.$user });
  return { drafts, apply: { ...apply, ...permissions }, snapshots, settings };
}
