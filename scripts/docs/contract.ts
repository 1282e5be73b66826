/** A schema of a contract as it is shown; a reference to a named one is its `schemaName`. */
export interface Schema {
  readonly schemaName?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-evidence'?: string;
}

export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export type Content = Readonly<Record<string, Media>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly description?: string;
  readonly example?: unknown;
}

export interface Answer {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
  readonly content?: Content;
}

export interface ContractOperation {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, Answer>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-evidence'?: string;
}

export interface ContractTag {
  readonly name: string;
  readonly description?: string;
}

/** A contract with the files that it refers to. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags: readonly ContractTag[];
  readonly operations: readonly ContractOperation[];
  /** By name. */
  readonly schemas: ReadonlyMap<string, Schema>;
}
