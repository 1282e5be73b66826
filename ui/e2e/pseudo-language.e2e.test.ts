import { FEATURES } from '@radiolink/application/features/registry';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { useBrowser } from './support/browser.ts';
import { logInSpeaking } from './support/login.ts';
import { untilStill } from './support/looks.ts';
import { englishLeft, PSEUDO_TEXTS } from './support/pseudo.ts';
import { startRadio } from './support/radio.ts';
import { TitleHeights } from './support/title-heights.ts';

const browser = useBrowser();

/** In the pseudo-language a text that is not translated is the only one that can be read. */
describe.each(sampleOf(['ap-ptmp', 'ap-ptp', 'router', 'sixty', 'old'], 1))('the pages of %s', profile => {
  it('show no English of their own in another language, and their titles at one height', async () => {
    const { url } = await startRadio({ profile, translations: { de_DE: PSEUDO_TEXTS } });
    const { page, close } = await browser.open();
    await logInSpeaking(page, url, 'de_DE');
    await page.locator('main h2').first().waitFor();
    const left: Record<string, string[]> = {};
    const titles = new TitleHeights();
    for (const { id, route } of FEATURES) {
      await page.evaluate(hash => void (location.hash = hash), `#/${route}`);
      await page.locator('main :is(h2, section, table, p):visible').first().waitFor();
      await untilStill(page);
      const found = await englishLeft(page);
      await titles.note(page, route);
      if (found.length > 0) left[id] = found;
    }
    expect(left).toEqual({});
    expect(titles.uneven()).toEqual([]);
    await close();
  });
});
