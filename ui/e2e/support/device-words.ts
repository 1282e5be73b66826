import type { Page } from 'playwright-core';

/** Fields of the device's configuration response in addition to the text. §3. */
export interface DeviceWords {
  /** A backup was uploaded and waits. */
  modified: boolean;
  /** The first setup is done and nothing was applied since. */
  firstSetup: boolean;
}

/** Lets the device say these words with every configuration that the page reads; they may change on the way. */
export async function letDeviceSay(page: Page, words: DeviceWords): Promise<void> {
  await page.route(/\/getcfg\.cgi/, async route => {
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort().catch(() => undefined);
    const headers = {
      ...answer.headers(),
      ...(words.modified && { 'x-cfg-modified': '1' }),
      ...(words.firstSetup && { 'x-cfg-first-setup': '1' }),
    };
    return route.fulfill({ response: answer, headers });
  });
}
