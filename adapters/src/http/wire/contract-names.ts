/** A list of the contract. */
export type Listing = readonly unknown[];

/** An object whose fields the contract does not list: any may be read. */
export type Unlisted = Readonly<Record<string, unknown>>;

/** Every field that a schema, or one of several, names: none while no schema is given. */
export type Name<Schema> = unknown extends Schema
  ? never
  : Schema extends unknown
    ? keyof Schema & string
    : never;

/** Contract entry of one field. */
type ValueOf<Schema, Field> = unknown extends Schema
  ? unknown
  : Schema extends unknown
    ? Field extends keyof Schema
      ? unknown extends Schema[Field]
        ? unknown
        : NonNullable<Schema[Field]>
      : never
    : never;

type Holds<Value, Kind> = unknown extends Value
  ? true
  : [Extract<Value, Kind>] extends [never]
    ? false
    : true;

type NameOf<Schema, Kind> = unknown extends Schema
  ? never
  : {
      [Field in Name<Schema>]: Holds<ValueOf<Schema, Field>, Kind> extends true ? Field : never;
    }[Name<Schema>];

/** Fields that hold a number, among other things perhaps. */
export type NumberName<Schema> = NameOf<Schema, number>;
export type TextName<Schema> = NameOf<Schema, string>;
/** Fields that can be read as yes or no: firmware writes it as a boolean, a number or a text. */
export type FlagName<Schema> = NameOf<Schema, boolean | number | string>;
/** Fields that hold an object. */
export type SectionName<Schema> = unknown extends Schema
  ? never
  : {
      [Field in Name<Schema>]: Holds<Exclude<ValueOf<Schema, Field>, Listing>, object> extends true
        ? Field
        : never;
    }[Name<Schema>];

type Entry<Value> = unknown extends Value ? unknown : Value extends readonly (infer Item)[] ? Item : never;

/** Fields that hold a list with entries of a kind. */
export type ListName<Schema, Kind> = unknown extends Schema
  ? never
  : {
      [Field in Name<Schema>]: Holds<Entry<ValueOf<Schema, Field>>, Kind> extends true ? Field : never;
    }[Name<Schema>];

/** The schema of an object inside another. */
export type Opened<Schema, Field> =
  unknown extends ValueOf<Schema, Field>
    ? Unlisted
    : Exclude<Extract<ValueOf<Schema, Field>, object>, Listing>;

/** The schema of the objects in a list. */
export type EntryOf<Schema, Field> =
  unknown extends Entry<ValueOf<Schema, Field>> ? Unlisted : Extract<Entry<ValueOf<Schema, Field>>, object>;
