import type { ConfigChanges } from '@radiolink/domain/configuration';
import type { BoardCapabilities } from '@radiolink/domain/device';
import type { ChannelRow } from '@radiolink/domain/radio';
import {
  accompanyingEdits,
  type ChannelsOnAir,
  contextOf,
  type FaultFacts,
  fillKey,
  findSetting,
  followsStored,
  selectedOnAir,
  type Setting,
  settingEdit,
  type SettingsContext,
} from '@radiolink/domain/settings';
import {
  combine,
  createEffect,
  createEvent,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { TypedText } from './drafts/change-memory.port.ts';
import { typedField } from './drafts/typed-texts.ts';
import type { EditingModel } from './editing.model.ts';
import { type FieldNews, fieldsNow } from './fields-now.ts';
import { channelsOf, settingsFacts } from './settings-facts.ts';

/** A setting and its position: the descriptor and the indexes in its key. */
export interface PlacedSetting {
  readonly setting: Setting;
  readonly indexes: readonly number[];
}

/** The context of every field of a settings page. */
export interface SettingsScope {
  /** As the device has it. */
  readonly original: ReadonlyMap<string, string>;
  /** The configuration with the pending changes; every rule is evaluated on it. */
  readonly context: SettingsContext;
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
  /** A valid value was entered: it is written with its mirrors and with all that has to change together with it. */
  readonly entered: EventCallable<PlacedSetting & { readonly value: string }>;
  /** A setting takes the device's value again, with all that an entry of it would have changed. */
  readonly restored: EventCallable<PlacedSetting>;
  /** Changes that follow from the configuration as it is now: a new entry of a list. Undefined deletes a key. */
  readonly changed: EventCallable<(scope: SettingsScope) => ConfigChanges>;
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
  const $scope = combine({ original: editing.$saved, context: $context, readOnly: $readOnly });

  const entered = createEvent<PlacedSetting & { readonly value: string }>();
  const restored = createEvent<PlacedSetting>();
  const changed = createEvent<(scope: SettingsScope) => ConfigChanges>();
  sample({
    clock: entered,
    fn: entry => (scope: SettingsScope) => editsOf(entry, entry.value, scope),
    target: changed,
  });
  sample({
    clock: restored,
    fn: placed => (scope: SettingsScope) => restoringEdits(placed, scope),
    target: changed,
  });
  const worked = sample({ clock: changed, source: $scope, fn: (scope, change) => change(scope) });
  sample({ clock: worked, filter: changes => changes.size > 0, target: editing.edited });

  // Another setting may have made a typed text valid, or have taken its field away.
  const settleFx = createEffect((news: readonly FieldNews[]) => {
    for (const { field, now } of news) {
      if (now.kind === 'gone') editing.fieldValid(field.key);
      else if (now.kind === 'valid') entered({ ...now.placed, value: field.typed });
      else editing.fieldInvalid({ ...field, problem: now.problem });
    }
  });
  sample({
    clock: typedRestored,
    source: $context,
    fn: (context, texts) =>
      fieldsNow(
        texts.flatMap(text => typedField(text) ?? []),
        context,
      ),
    target: settleFx,
  });
  sample({
    clock: $context,
    source: editing.$invalidFields,
    filter: fields => fields.size > 0,
    fn: (fields, context) => fieldsNow([...fields.values()], context),
    target: settleFx,
  });
  return { $scope, $channels, $facts, entered, restored, changed };
}

const NOTHING: ConfigChanges = new Map();

/**
 * The keys that entering a value writes; none if the value is unchanged. What an earlier entry changed along with the setting
 * returns first to what the device has, where it is still as it was made: so only the last value counts, and one that is
 * put back leaves nothing behind.
 */
function editsOf(placed: PlacedSetting, value: string, scope: SettingsScope): ConfigChanges {
  const { setting, indexes } = placed;
  const { values } = scope.context;
  const key = fillKey(setting.key, indexes);
  const unset = setting.default ?? '';
  if ((values.get(key) ?? unset) === value) return NOTHING;
  if (value === (scope.original.get(key) ?? unset)) return restoringEdits(placed, scope);
  return new Map([...editsAlong(placed, value, scope), ...settingEdit(setting, value, values, indexes)]);
}

/**
 * The way back: what the setting and its mirrors were. What was changed together with it returns to what the device has,
 * where it is still as it was made; else it follows the value as it would follow an entry.
 */
function restoringEdits(placed: PlacedSetting, scope: SettingsScope): ConfigChanges {
  const { setting, indexes } = placed;
  const { context, original } = scope;
  const before = original.get(fillKey(setting.key, indexes)) ?? setting.default ?? '';
  const own = [...settingEdit(setting, before, context.values, indexes).keys()];
  return new Map([
    ...editsAlong(placed, before, scope),
    ...own.map(each => [each, original.get(each)] as const),
  ]);
}

/** What changes together with a setting, beside what it changed before. */
function editsAlong(
  { setting, indexes }: PlacedSetting,
  value: string,
  { context, original }: SettingsScope,
): ConfigChanges {
  const { id } = setting;
  if (followsStored(id)) return accompanyingEdits(id, value, context, { indexes, stored: original });
  const key = fillKey(setting.key, indexes);
  const held = context.values.get(key) ?? setting.default ?? '';
  const before = original.get(key);
  const along = (to: string, values: ReadonlyMap<string, string>): ConfigChanges =>
    accompanyingEdits(id, to, contextOf(values, context), { indexes });
  const returned = [...along(held, original)]
    .filter(([each, made]) => context.values.get(each) === made)
    // Its mirrors were changed where the setting itself was, and return with it.
    .flatMap(([each]) => [each, ...(findSetting(each)?.descriptor.mirrors ?? [])])
    .map(each => [each, original.get(each)] as const);
  const base = new Map(context.values);
  for (const [each, was] of [...returned, [key, before ?? held] as const]) {
    if (was === undefined) base.delete(each);
    else base.set(each, was);
  }
  const isBack = value === (before ?? setting.default ?? '');
  const anew = isBack ? NOTHING : along(value, base);
  const isReturned = new Set(returned.map(([each]) => each));
  const followed = along(value, context.values);
  return new Map([
    ...followed,
    ...returned,
    ...[...anew].filter(([each]) => isReturned.has(each) || !followed.has(each)),
  ]);
}
