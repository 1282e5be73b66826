import type { BoardCapabilities } from '@radiolink/domain/device';
import { combine, type Store } from 'effector';
import type { SessionModel } from '../session/session.model.ts';
import { notesOwner } from '../station/notes-owner.ts';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { type ApplyModel, type ApplyModelPorts, createApplyModel } from './apply/apply.model.ts';
import type { ChangeMemoryPort, ChangeOwner } from './drafts/change-memory.port.ts';
import { createDraftsModel, type DraftsModel } from './drafts/drafts.model.ts';
import { createKeptModel, type KeptModel } from './kept/kept.model.ts';
import type { KeptConfigurationsPort } from './kept/kept-configurations.port.ts';
import { createSettingsContextModel, type SettingsContextModel } from './settings-context.model.ts';

/** Everything about changes to the configuration beyond making them: remembered, applied, and brought back. */
export interface ChangeModels {
  readonly drafts: DraftsModel;
  readonly apply: ApplyModel;
  readonly kept: KeptModel;
  /** What the rules of all settings are asked with, on the pages and before apply. */
  readonly settings: SettingsContextModel;
}

/** Token of the models. */
export const ChangeModels: Token<ChangeModels> = token<ChangeModels>('ChangeModels');

export interface ChangeModelsPorts
  extends Omit<ApplyModelPorts, 'drafts' | 'kept' | '$channels' | '$settingsBoard'> {
  readonly session: SessionModel;
  readonly memory: ChangeMemoryPort;
  readonly keptConfigurations: KeptConfigurationsPort;
  /** What the start of the page brought. */
  readonly start: {
    readonly $board: Store<BoardCapabilities>;
  };
  /** What the country being set allows, applied or not; null while unknown. */
  readonly $regulation: Store<DeviceRegulation | null>;
}

/** Makes the models. Applying opens by itself with the first configuration that is read. */
export function createChangeModels(ports: ChangeModelsPorts): ChangeModels {
  const { editing, start, status, session, clock } = ports;
  const $owner = combine(
    session.$user,
    start.$board,
    status.slice(state => notesOwner(state) ?? ''),
    ({ username }, board, told): ChangeOwner | null => {
      const mac = board.identity.hwaddr ?? told ?? '';
      return mac === '' || username === '' ? null : { mac, user: username };
    },
  ).map((owner, last?: ChangeOwner | null) =>
    last?.mac === owner?.mac && last?.user === owner?.user ? (last ?? null) : owner,
  );
  const drafts = createDraftsModel({ editing, memory: ports.memory, tabs: ports.tabs, clock, $owner });
  const kept = createKeptModel({ editing, kept: ports.keptConfigurations, clock, $owner });
  const settings = createSettingsContextModel(ports);
  const { $channels, $settingsBoard } = settings;
  const apply = createApplyModel({ ...ports, drafts, kept, $channels, $settingsBoard });
  editing.$state.updates.watch(() => apply.opened());
  return { drafts, apply, kept, settings };
}
