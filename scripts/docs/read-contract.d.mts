export interface ContractOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly 'x-evidence'?: string;
}

export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly operations: readonly ContractOperation[];
  /** Schemas by name; references to one another are `{ schemaName }`. */
  readonly schemas: ReadonlyMap<string, object>;
}

export declare function readContract(file: string): Contract;
