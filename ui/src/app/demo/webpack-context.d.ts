/** The files of a folder that the build puts into the program. */
interface JsonFiles {
  (file: string): Readonly<Record<string, string>>;
  keys(): readonly string[];
}

interface ImportMeta {
  webpackContext(folder: string, options: { readonly regExp: RegExp }): JsonFiles;
}
