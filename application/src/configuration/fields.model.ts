import type { ConfigChanges } from '@radiolink/domain/configuration';
import type { Message, Problem } from '@radiolink/domain/errors';
import { createEvent, createStore, type Event, type EventCallable, type Store } from 'effector';

/** A field whose text breaks its rule, so that the text is in no draft. */
export interface InvalidField {
  /** Key of the setting in the configuration, with its indexes; the address of the field is derived from it. */
  readonly key: string;
  /** Name of the setting. */
  readonly name: Message;
  readonly problem: Problem;
  /** The typed text. It may be a secret: it stays in the memory of the page. */
  readonly typed: string;
}

/** A field that shows a typed text instead of the value of the draft. */
export interface TypedField {
  readonly text: string;
  /** Result of the last check; the text may have been edited since, but not left. Omitted before the first one. */
  readonly invalid?: InvalidField;
}

/**
 * The texts of the settings fields. A field shows the value of the draft unless a text of it is here: it is typed and not
 * left yet, or it is invalid. Both outlive the page that shows them. Nothing is tested or applied while a field is
 * invalid: the draft contains the last valid value, not the visible text.
 */
export interface FieldsModel {
  /** A text was typed, and its field not left yet. */
  readonly fieldTyped: EventCallable<{ readonly key: string; readonly text: string }>;
  /** A field was left with a text that breaks its rule. */
  readonly fieldInvalid: EventCallable<InvalidField>;
  /** The field of this key shows the value of the draft again. */
  readonly fieldValid: EventCallable<string>;
  /** By key. */
  readonly $typedFields: Store<ReadonlyMap<string, TypedField>>;
  /** By key, in the order in which they became invalid. The same map while only other texts are typed. */
  readonly $invalidFields: Store<ReadonlyMap<string, InvalidField>>;
}

/** Edits after which a field shows another text than the typed one. */
export interface Overwriting {
  readonly edited: Event<ConfigChanges>;
  readonly settingReverted: Event<string>;
  readonly sectionReverted: Event<string>;
  readonly allReverted: Event<void>;
}

/** Makes the model. */
export function createFieldsModel(edits: Overwriting): FieldsModel {
  const fieldTyped = createEvent<{ readonly key: string; readonly text: string }>();
  const fieldInvalid = createEvent<InvalidField>();
  const fieldValid = createEvent<string>();
  const $typedFields = createStore<ReadonlyMap<string, TypedField>>(new Map())
    .on(fieldTyped, (fields, { key, text }) => new Map(fields).set(key, { ...fields.get(key), text }))
    .on(fieldInvalid, withInvalid)
    .on([fieldValid, edits.settingReverted], (fields, key) => without(fields, one => one === key))
    .on(edits.edited, (fields, changes) => without(fields, key => changes.has(key)))
    .on(edits.sectionReverted, (fields, path) => without(fields, key => key.startsWith(`${path}.`)))
    .reset(edits.allReverted);
  const $invalidFields = createStore<ReadonlyMap<string, InvalidField>>(new Map()).on(
    $typedFields,
    invalidOnes,
  );
  return { fieldTyped, fieldInvalid, fieldValid, $typedFields, $invalidFields };
}

function withInvalid(
  fields: ReadonlyMap<string, TypedField>,
  invalid: InvalidField,
): ReadonlyMap<string, TypedField> {
  const next = new Map(fields);
  // A field that becomes invalid is the last one; one that still is keeps its place.
  if (fields.get(invalid.key)?.invalid === undefined) next.delete(invalid.key);
  return next.set(invalid.key, { text: invalid.typed, invalid });
}

/** The same map where none is to be dropped: what draws by it has nothing to draw. */
function without(
  fields: ReadonlyMap<string, TypedField>,
  isDropped: (key: string) => boolean,
): ReadonlyMap<string, TypedField> {
  const left = [...fields].filter(([key]) => !isDropped(key));
  return left.length === fields.size ? fields : new Map(left);
}

function invalidOnes(
  known: ReadonlyMap<string, InvalidField>,
  fields: ReadonlyMap<string, TypedField>,
): ReadonlyMap<string, InvalidField> {
  const now = [...fields.values()].flatMap(({ invalid }) => invalid ?? []);
  const isSame = now.length === known.size && now.every(field => known.get(field.key) === field);
  return isSame ? known : new Map(now.map(field => [field.key, field]));
}
