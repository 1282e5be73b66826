/** What a file of ports exports. */
export interface FilePorts<Binding> {
  readonly PORTS: readonly Binding[];
}

declare global {
  interface ImportMeta {
    /** Files by a pattern of paths, each loaded when it is needed, by bundler and tests alike. */
    glob<File>(pattern: string): Readonly<Record<string, () => Promise<File>>>;
    /** The same, loaded with this file. */
    glob<File>(pattern: string, options: { readonly eager: true }): Readonly<Record<string, File>>;
  }
}
