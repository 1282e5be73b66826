import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { checkApiPage } = await plain<{
  checkApiPage: (page: string, name: string, entries: Readonly<Record<string, string>>) => Promise<void>;
}>('publish/api-page.mjs');

const NAME = '@radiolink/odd';
const OLD = 'export declare function read(file: string): string;';
const GROWN = `${OLD}\nexport declare const limit: number;`;
const BROKEN = 'export declare function read(file: number): string;';

afterEach(() => vi.unstubAllEnvs());

/** The page of a package that exports `code`, checked once: it is written. */
async function reported(code: string) {
  const page = join(aFolder(), 'api', 'odd.md');
  await checkApiPage(page, NAME, { [NAME]: code });
  const text = () => readFileSync(page, 'utf8');
  return { page, text, check: (next: string) => checkApiPage(page, NAME, { [NAME]: next }) };
}

describe('the page of an API', () => {
  it('the page of an API is written where there is none, with the declarations of each entry', async () => {
    const { text } = await reported(OLD);
    expect(text()).toContain(`# API of ${NAME}\n`);
    expect(text()).toContain(`## ${NAME}\n\n\`\`\`ts\n${OLD}\n\`\`\`\n`);
  });

  it('passes what it reports', async () => {
    await expect((await reported(OLD)).check(OLD)).resolves.toBeUndefined();
  });

  it('fails for an export that is new, says how to take it in, and is not written', async () => {
    const { check, text } = await reported(OLD);
    const before = text();
    await expect(check(GROWN)).rejects.toThrow(
      /is not what is exported\. UPDATE_API=1 writes it\.\n.*limit/s,
    );
    expect(text()).toBe(before);
  });

  it('says the first new line where no export by name changed', async () => {
    const { check } = await reported(OLD);
    await expect(check(`declare const hidden: number;\n${OLD}`)).rejects.toThrow(
      /No export by name changed\. The first new line: declare const hidden: number;/,
    );
  });

  it('takes in what is new when it is told to', async () => {
    const { check, text } = await reported(OLD);
    vi.stubEnv('UPDATE_API', '1');
    await check(GROWN);
    expect(text()).toContain('limit: number');
  });

  it('takes in nothing that breaks users by the same word', async () => {
    const { check, text } = await reported(OLD);
    vi.stubEnv('UPDATE_API', '1');
    await expect(check(BROKEN)).rejects.toThrow(/breaks its users:\n.*read/s);
    expect(text()).toContain('file: string');
  });

  it('names only what breaks, not what is new beside it', async () => {
    const { check } = await reported(GROWN);
    await expect(check(`${OLD}\nexport declare const least: number;`)).rejects.not.toThrow(/least/);
  });

  it('takes in what breaks users when that is said', async () => {
    const { check, text } = await reported(OLD);
    vi.stubEnv('UPDATE_API', 'breaking');
    await check(BROKEN);
    expect(text()).toContain('file: number');
  });

  it('takes an entry that is gone for a break', async () => {
    const { page } = await reported(OLD);
    await expect(checkApiPage(page, NAME, { other: OLD })).rejects.toThrow(/breaks its users/);
    expect(existsSync(page)).toBe(true);
  });
});
