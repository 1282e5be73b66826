import type { ConfigChanges } from '@radiolink/domain/configuration';
import type { BoardCapabilities } from '@radiolink/domain/device';
import { managementKeys } from '@radiolink/domain/impact';
import type { ChannelRow } from '@radiolink/domain/radio';
import {
  type ChannelsOnAir,
  contextOf,
  type FaultFacts,
  selectedOnAir,
  type SettingChange,
  type SettingsContext,
} from '@radiolink/domain/settings';
import {
  attach,
  combine,
  createEffect,
  createEvent,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { TypedText } from './drafts/change-memory.port.ts';
import type { EditingModel } from './editing.model.ts';
import {
  areValid,
  judgeAgain,
  type JudgedField,
  judgeLeft,
  type PlacedSetting,
  type PlacedValue,
} from './judged-fields.ts';
import { editsOf, restoringEdits } from './setting-edits.ts';
import { channelsOf, settingsFacts } from './settings-facts.ts';

/** The context of every field of a settings page. */
export interface SettingsScope {
  /** As the device has it. */
  readonly original: ReadonlyMap<string, string>;
  /** The configuration with the pending changes; every rule is evaluated on it. */
  readonly context: SettingsContext;
  /** What differs between the two, counted as in the review. */
  readonly pending: readonly SettingChange[];
  /** The keys of these changes by which the device may no longer be managed. */
  readonly cutting: ReadonlySet<string>;
  readonly readOnly: boolean;
}

/**
 * The single context of all rules: the pages and the check before apply use the same board and the same
 * channels. Input on a page passes through it into the draft.
 */
export interface SettingsContextModel {
  readonly $scope: Store<SettingsScope>;
  /** The channels of the radio below 60 GHz in the country being set; null while unknown. */
  readonly $channels: Store<readonly ChannelRow[] | null>;
  /** What the rules depend on besides the configuration. */
  readonly $facts: Store<FaultFacts>;
  /**
   * A field was left, and this is the value of its text: a valid one is entered, another makes the field invalid. Nothing
   * happens if nothing was typed.
   */
  readonly fieldLeft: EventCallable<PlacedValue>;
  /** Checks fields with what stands in them now; resolves with true if nothing in them breaks a rule. */
  readonly checkFieldsFx: Effect<readonly string[], boolean>;
  /** A valid value was entered: it is written with its mirrors and with all that has to change together with it. */
  readonly entered: EventCallable<PlacedValue>;
  /** A setting takes the device's value again, with all that an entry of it would have changed. */
  readonly restored: EventCallable<PlacedSetting>;
  /** Several keys are changed in one step. Undefined deletes a key. */
  readonly changed: EventCallable<ConfigChanges>;
  /** Makes changes that follow from the configuration as it is now: a new entry of a list. */
  readonly changeFx: Effect<(scope: SettingsScope) => ConfigChanges, ConfigChanges>;
}

export interface SettingsContextModelPorts {
  readonly editing: EditingModel;
  /** Texts that were not valid before the page was reloaded. */
  readonly typedRestored: Event<readonly TypedText[]>;
  readonly session: Pick<SessionModel, '$user'>;
  readonly start: { readonly $board: Store<BoardCapabilities> };
  /** Regulatory domain of the selected country, applied or not; null while unknown. */
  readonly $regulation: Store<DeviceRegulation | null>;
  /** The channels on which the device transmits; null while unknown. */
  readonly $onAir: Store<ChannelsOnAir | null>;
}

/** Makes the model; it requests nothing from the device. */
export function createSettingsContextModel(ports: SettingsContextModelPorts): SettingsContextModel {
  const { editing, typedRestored, session, start, $regulation } = ports;
  const $channels = combine($regulation, start.$board, channelsOf);
  const $selected = combine(ports.$onAir, editing.$saved, (onAir, saved) =>
    onAir === null ? {} : selectedOnAir(onAir, saved),
  );
  const $facts = combine(
    $regulation,
    start.$board,
    editing.$carried,
    // Each for itself: an edit leaves both the same, and the facts with them.
    $selected.map(({ main }) => main ?? null),
    $selected.map(({ sixty }) => sixty ?? null),
    (regulation, board, carried, main, sixty): FaultFacts => ({
      ...settingsFacts(regulation, board),
      ...(carried && { carried }),
      ...((main || sixty) && { selected: { ...(main && { main }), ...(sixty && { sixty }) } }),
    }),
  );
  const $context = combine(editing.$values, $facts, contextOf);
  const $readOnly = session.$user.map(({ readOnly }) => readOnly);
  const $cutting = editing.$state.map(state =>
    state?.store.isChanged === true
      ? managementKeys({ before: state.store.original, after: state.store.running })
      : NO_KEYS,
  );
  const $scope = combine({
    original: editing.$saved,
    context: $context,
    pending: editing.$pending,
    cutting: $cutting,
    readOnly: $readOnly,
  });

  const entered = createEvent<PlacedValue>();
  const restored = createEvent<PlacedSetting>();
  const changed = createEvent<ConfigChanges>();
  sample({
    clock: entered,
    source: $scope,
    fn: (scope, entry) => editsOf(entry, entry.value, scope),
    target: changed,
    // Several values of one moment are entered one after the other, each on top of the one before.
    batch: false,
  });
  sample({
    clock: restored,
    source: $scope,
    fn: (scope, placed) => restoringEdits(placed, scope),
    target: changed,
    batch: false,
  });
  const changeFx = attach({
    source: $scope,
    effect: (scope, changesOf: (scope: SettingsScope) => ConfigChanges) => changesOf(scope),
  });
  sample({ clock: changeFx.doneData, target: changed });
  sample({ clock: changed, filter: changes => changes.size > 0, target: editing.edited });

  const settleFx = createEffect((fields: readonly JudgedField[]) => {
    for (const judged of fields) {
      if (judged.kind === 'invalid') editing.fieldInvalid(judged.field);
      else editing.fieldValid(judged.key);
      if (judged.kind === 'valid') entered(judged.entry);
    }
  });
  const fieldLeft = createEvent<PlacedValue>();
  sample({
    clock: fieldLeft,
    source: { fields: editing.$typedFields, context: $context },
    fn: ({ fields, context }, entry) => [judgeLeft(fields, entry, context)],
    target: settleFx,
  });
  // Another setting may have made an invalid text valid, or have taken its field away.
  sample({
    clock: $context,
    source: editing.$invalidFields,
    filter: fields => fields.size > 0,
    fn: (fields, context) => judgeAgain([...fields.values()], context),
    target: settleFx,
  });
  sample({
    clock: typedRestored,
    source: $context,
    fn: (context, texts) => judgeAgain(texts, context),
    target: settleFx,
  });
  const checkFieldsFx = attach({
    source: { invalid: editing.$invalidFields, context: $context },
    effect: ({ invalid, context }, keys: readonly string[]) => areValid(keys, invalid, context),
  });
  return { $scope, $channels, $facts, fieldLeft, checkFieldsFx, changeFx, entered, restored, changed };
}

const NO_KEYS: ReadonlySet<string> = new Set();
