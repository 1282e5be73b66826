import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './user.ts';

/** The path of a file of this name that a page has saved; it is moved aside, so that each is found once. */
export async function savedPath(downloads: string, name: RegExp): Promise<string> {
  const found = await until(`a saved file ${name}`, async () =>
    readdirSync(downloads).find(file => name.test(file) && !existsSync(join(downloads, `${file}.part`))),
  );
  const taken = join(downloads, `taken-${Date.now()}-${found}`);
  renameSync(join(downloads, found ?? ''), taken);
  return taken;
}

/** What is in it. */
export async function savedFile(downloads: string, name: RegExp): Promise<string> {
  return readFileSync(await savedPath(downloads, name), 'utf8');
}
