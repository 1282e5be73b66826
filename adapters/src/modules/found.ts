/** What the file of an adapter exports: the ports that it binds. */
export interface FilePorts<Binding> {
  readonly PORTS: readonly Binding[];
}

/** The file of the ports of each subject, loaded when it is needed. */
export type PortFiles<Binding> = Readonly<Record<string, () => Promise<FilePorts<Binding>>>>;

/** Files of adapters by their paths, with this file: some bind ports. */
export type AdapterFiles<Binding> = Readonly<Record<string, Partial<FilePorts<Binding>>>>;

/** All ports that some files bind. */
export const portsOf = <Binding>(files: AdapterFiles<Binding>): readonly Binding[] =>
  Object.values(files).flatMap(({ PORTS = [] }) => PORTS);

declare global {
  interface ImportMeta {
    /** Files by patterns of paths, loaded with this file: in tests and in packages, which need all of them. */
    glob<File>(
      patterns: string | readonly string[],
      options: { readonly eager: true },
    ): Readonly<Record<string, File>>;
  }
}
