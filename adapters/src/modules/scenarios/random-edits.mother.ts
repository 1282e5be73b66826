import type { StartModel } from '@radiolink/application/start/start.model';
import { ConfigText, managementAddress, valueProblem } from '@radiolink/domain/configuration';
import { deviceModel, settingsBoardOf } from '@radiolink/domain/device';
import { isLockedCountry, rowsOf } from '@radiolink/domain/radio';
import {
  accompanyingEdits,
  checkSetting,
  fillKey,
  isInUse,
  listSettings,
  type Setting,
  settingEdit,
  type SettingsContext,
  settingsContext,
} from '@radiolink/domain/settings';
import * as fc from 'fast-check';
import type { Changes, Values } from './stored-lines.mother.ts';
import { likelyValues } from './valid-values.mother.ts';

/** One edit: what the form hands to the page, and what has to come of it. */
export interface RandomEdit {
  /** The setting, or what is done to a list. */
  readonly what: string;
  readonly changes: Changes;
  readonly intended: Changes;
}

const SESSION_TIMEOUT = 'httpd.session.timeout';
/** A session that ends between two requests takes the page away; its own scenario is that of the lock-outs. */
const LEAST_SESSION_SECONDS = 5;
/** So does a web server that is turned off. */
const WEB_SERVER = 'httpd.status';
const COUNTRY = 'radio.countrycode';

type Draw = <T>(values: fc.Arbitrary<T>) => T;

/**
 * Edits as a user of the forms makes them, drawn from a seed: each different from the present value, and
 * valid.
 */
export class RandomEdits {
  /** Settings that a form has shown, by their id, and those of them that were edited. */
  readonly shown = new Set<string>();
  readonly edited = new Set<string>();
  readonly #context: (values: Values) => SettingsContext;
  readonly #address: string;
  readonly #isWanted: (setting: Setting) => boolean;
  #seed: number;

  /** Only settings that are wanted are drawn: all of them if left out. */
  constructor(
    start: StartModel,
    address: string,
    {
      isWanted = () => true,
      seed = 8,
    }: { readonly isWanted?: (setting: Setting) => boolean; readonly seed?: number } = {},
  ) {
    this.#address = address;
    this.#isWanted = isWanted;
    this.#seed = seed;
    const board = start.$board.getState();
    const domain = start.regulation.$data.getState()?.domain;
    const band = deviceModel(board).backup === undefined ? 'main' : 'backup';
    const facts = { allowAbove40: true, ...(domain && { channels: rowsOf(domain, band) }) };
    this.#context = values => settingsContext(values, settingsBoardOf(board), facts);
  }

  batch(values: Values): Batch {
    return new Batch(values, {
      context: this.#context,
      address: this.#address,
      isWanted: this.#isWanted,
      draw: this.#draw,
      tally: this,
    });
  }

  readonly #draw: Draw = values => {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) | 0;
    return fc.sample(values, { numRuns: 1, seed: this.#seed })[0] as never;
  };
}

/** Random source of a batch, and the log of its draws. */
interface BatchFacts {
  readonly context: (values: Values) => SettingsContext;
  /** Where the page is, and stays. */
  readonly address: string;
  readonly isWanted: (setting: Setting) => boolean;
  readonly draw: Draw;
  readonly tally: Pick<RandomEdits, 'shown' | 'edited'>;
}

/** The edits between two applies. No key is touched twice, so that each is seen on the device afterwards. */
export class Batch {
  readonly changes = new Map<string, string | undefined>();
  readonly #taken: RandomEdit[] = [];
  /** Expected configuration after the accepted edits; computed without reading the page. */
  readonly #wanted: Map<string, string>;
  readonly #facts: BatchFacts;
  readonly #draw: Draw;

  constructor(values: Values, facts: BatchFacts) {
    this.#wanted = new Map(values);
    this.#facts = facts;
    this.#draw = facts.draw;
  }

  /** Another edit; it may make something else wrong, and is then taken back. */
  next(): RandomEdit {
    const { context: contextOf, tally, isWanted } = this.#facts;
    const context = contextOf(this.#wanted);
    const shown = listSettings({ context }).filter(isWanted);
    for (const { id } of shown) tally.shown.add(id);
    const untouched = shown.filter(({ id }) => !tally.edited.has(id));
    for (let tries = 0; tries < 5000; tries += 1) {
      const lot = this.#draw(fc.integer({ min: 0, max: 99 }));
      const setting = this.#draw(fc.constantFrom(...(lot < 50 && untouched.length > 0 ? untouched : shown)));
      const edit = this.#drawn(lot % 20, setting, context);
      if (edit !== undefined && this.#isFit(edit.intended)) return edit;
    }
    throw new Error('Nothing is left to be edited.');
  }

  #drawn(lot: number, setting: Setting, context: SettingsContext): RandomEdit | undefined {
    if (lot === 0) return this.#added(setting, context);
    return lot === 1 ? this.#removed(setting) : this.#set(setting, context);
  }

  /** The edits that were taken. */
  get taken(): readonly RandomEdit[] {
    return this.#taken;
  }

  /** The page has the edit, and nothing is wrong by it. */
  take(edit: RandomEdit): void {
    const { what, intended } = edit;
    this.#taken.push(edit);
    this.#facts.tally.edited.add(what);
    for (const [key, value] of intended) {
      this.changes.set(key, value);
      put(this.#wanted, key, value);
    }
  }

  /** Changes that restore the earlier values. */
  takenBack({ changes }: RandomEdit): Changes {
    return new Map([...changes.keys()].map(key => [key, this.#wanted.get(key)]));
  }

  /** A value into a field, as the form writes it. */
  #set(setting: Setting, context: SettingsContext): RandomEdit | undefined {
    const places = this.#placesOf(setting).filter(at => setting.visible(context, at));
    // A field of a list that has no entry is reached by one that is added.
    if (places.length === 0) return this.#added(setting, context);
    const indexes = this.#draw(fc.constantFrom(...places));
    const value = this.#validValue(setting, context, indexes);
    const key = fillKey(setting.key, indexes);
    if (value === undefined || value === (this.#wanted.get(key) ?? setting.default ?? '')) return undefined;
    const changes = new Map([
      ...accompanyingEdits(setting.id, value, context),
      ...settingEdit(setting, value, context.values, indexes),
    ]);
    return { what: setting.id, changes, intended: this.#intended(setting, key, value, context) };
  }

  /** By the descriptor alone: its key, its companions, and each mirror that is present or is read. */
  #intended(setting: Setting, key: string, value: string, context: SettingsContext): Changes {
    const wanted = this.#wanted;
    const intended = new Map(accompanyingEdits(setting.id, value, context));
    for (const mirror of setting.mirrors) {
      if (wanted.has(mirror) || isInUse(mirror, wanted)) intended.set(mirror, value);
    }
    return intended.set(key, value);
  }

  /** A new entry of a list with what it cannot do without. */
  #added(setting: Setting, context: SettingsContext): RandomEdit | undefined {
    const path = this.#listOf(setting);
    if (path === undefined) return undefined;
    const numbers = new Set(this.#entriesUnder(path));
    let index = 1;
    while (numbers.has(index)) index += 1;
    const changes = new Map<string, string>();
    for (const leaf of listSettings({ level: 'internal' })) {
      const place = indexesUnder(leaf.key, `${path}.${index}`);
      if (place === undefined) continue;
      const isOn = leaf.key.endsWith('}.status');
      if (!isOn && leaf.id !== setting.id && !leaf.required(context, place)) continue;
      const value = isOn ? 'enabled' : this.#validValue(leaf, context, place);
      if (value === undefined) return undefined;
      changes.set(fillKey(leaf.key, place), value);
    }
    return { what: `+${withoutIndexes(path)}`, changes, intended: changes };
  }

  /** An entry of a list with everything below it. */
  #removed(setting: Setting): RandomEdit | undefined {
    const path = this.#listOf(setting);
    const numbers = path === undefined ? [] : this.#entriesUnder(path);
    if (path === undefined || numbers.length === 0) return undefined;
    const below = `${path}.${this.#draw(fc.constantFrom(...numbers))}.`;
    const changes = new Map(
      [...this.#wanted.keys()].filter(key => key.startsWith(below)).map(key => [key, undefined] as const),
    );
    return { what: `-${withoutIndexes(path)}`, changes, intended: changes };
  }

  /** The list that contains a setting; interfaces come with the hardware. */
  #listOf({ key }: Setting): string | undefined {
    const end = Math.max(key.lastIndexOf('.{n}.'), key.lastIndexOf('.{m}.'));
    if (end < 0) return undefined;
    const pattern = key.slice(0, end);
    if (pattern === 'netconf') return undefined;
    if (!pattern.includes('{n}')) return pattern;
    const owners = this.#entriesUnder(pattern.slice(0, pattern.indexOf('.{n}')));
    return owners.length === 0 ? undefined : fillKey(pattern, [this.#draw(fc.constantFrom(...owners))]);
  }

  #entriesUnder(path: string): readonly number[] {
    const numbers = [...this.#wanted.keys()]
      .filter(key => key.startsWith(`${path}.`))
      .map(key => Number(key.slice(path.length + 1).split('.')[0]))
      .filter(number => Number.isInteger(number));
    return [...new Set(numbers)];
  }

  #placesOf({ key }: Setting): readonly (readonly number[])[] {
    if (!key.includes('{')) return [[]];
    const outer = this.#entriesUnder(key.slice(0, key.indexOf('.{n}')));
    if (!key.includes('{m}')) return outer.map(n => [n]);
    const inner = key.slice(0, key.indexOf('.{m}'));
    return outer.flatMap(n => this.#entriesUnder(fillKey(inner, [n])).map(m => [n, m]));
  }

  #validValue(setting: Setting, context: SettingsContext, indexes: readonly number[]): string | undefined {
    const likely = likelyValues(setting, context, indexes);
    for (let tries = 0; tries < 12; tries += 1) {
      const value = this.#draw(likely);
      if ((valueProblem(value) ?? checkSetting(setting, value, context, indexes)) === undefined) return value;
    }
    return undefined;
  }

  /** True if an edit changes no key twice, changes each of its own keys, and leaves the page visible. */
  #isFit(intended: Changes): boolean {
    const after = new Map(this.#wanted);
    for (const [key, value] of intended) {
      if (this.changes.has(key)) return false;
      put(after, key, value);
    }
    if (Number(after.get(SESSION_TIMEOUT) ?? LEAST_SESSION_SECONDS) < LEAST_SESSION_SECONDS) return false;
    if (after.get(WEB_SERVER) === 'disabled') return false;
    // A device in such a country refuses every other one: no later edit of it could be made.
    if (isLockedCountry(Number(after.get(COUNTRY)))) return false;
    return managementAddress(ConfigText.of(after)) === this.#facts.address;
  }
}

function put(values: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}

const withoutIndexes = (path: string): string => path.replaceAll(/\.\d+/g, '');

/** The numbers for the pattern of a key when it is directly in an entry; undefined when it is elsewhere. */
function indexesUnder(pattern: string, entry: string): readonly number[] | undefined {
  const parts = entry.split('.');
  const own = pattern.split('.');
  if (own.slice(parts.length).some(part => part.startsWith('{'))) return undefined;
  const isThere = parts.every((part, at) => own[at] === part || (own[at] ?? '').startsWith('{'));
  if (!isThere || !(own[parts.length - 1] ?? '').startsWith('{')) return undefined;
  return own.slice(0, parts.length).flatMap((part, at) => (part.startsWith('{') ? [Number(parts[at])] : []));
}
