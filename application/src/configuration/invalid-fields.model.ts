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

/**
 * Fields with an invalid text. They outlive the page that shows them, and nothing is tested or applied while
 * there is one. The draft contains the last valid value, not the visible text.
 */
export interface InvalidFieldsModel {
  /** A field was left with a text that breaks its rule. */
  readonly fieldInvalid: EventCallable<InvalidField>;
  /** The field of this key is valid again, or shows the value of the draft. */
  readonly fieldValid: EventCallable<string>;
  /** By key, in the order in which they became invalid. */
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
export function createInvalidFieldsModel(edits: Overwriting): InvalidFieldsModel {
  const fieldInvalid = createEvent<InvalidField>();
  const fieldValid = createEvent<string>();
  const $invalidFields = createStore<ReadonlyMap<string, InvalidField>>(new Map())
    .on(fieldInvalid, (fields, field) => new Map(fields).set(field.key, field))
    .on([fieldValid, edits.settingReverted], (fields, key) => without(fields, one => one === key))
    .on(edits.edited, (fields, changes) => without(fields, key => changes.has(key)))
    .on(edits.sectionReverted, (fields, path) => without(fields, key => key.startsWith(`${path}.`)))
    .reset(edits.allReverted);
  return { fieldInvalid, fieldValid, $invalidFields };
}

/** The same map where none is to be dropped: what draws by it has nothing to draw. */
function without(
  fields: ReadonlyMap<string, InvalidField>,
  isDropped: (key: string) => boolean,
): ReadonlyMap<string, InvalidField> {
  const left = [...fields].filter(([key]) => !isDropped(key));
  return left.length === fields.size ? fields : new Map(left);
}
