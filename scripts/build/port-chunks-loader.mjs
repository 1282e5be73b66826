import { dirname } from 'node:path';

/** Gives the files of ports that a file finds by a pattern the names of their chunks; see port-chunks.ts. */
export default function namePortChunks(source) {
  const { nameChunks } = this.getOptions();
  return nameChunks(source, dirname(this.resourcePath), folder => this.addContextDependency(folder));
}
