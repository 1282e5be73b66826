import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { VirtualRadioOptions } from '@radiolink/virtual-radio';

export type Translations = NonNullable<VirtualRadioOptions['translations']>;

/** Texts of an embedded radio in other languages: the files of a folder, each named after its language. */
export async function readTranslations(folder: string): Promise<Translations> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.json')).sort();
  const texts = files.map(
    async (name): Promise<[string, Record<string, string>]> => [
      basename(name, '.json'),
      // Our own files, which a check of the project reads whole.
      JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, string>,
    ],
  );
  return Object.fromEntries(await Promise.all(texts));
}
