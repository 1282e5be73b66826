import { expect } from 'vitest';
import { paperPages } from '../../support/paper.ts';
import { startRadio } from '../../support/radio.ts';
import type { Journey } from '../journey.ts';
import { goTo, logIn, see, until } from '../user.ts';

const PRINTED = /Printed \w{3} \d{1,2}, \d{4}/;

/** What a printer gets. */
export const PAPER: Journey = {
  name: 'prints the dashboard and the settings, with the device and without what can be pressed',
  walk: async ({ page }) => {
    const { url } = await startRadio({ profile: 'ap-ptp' });
    await page.goto(url);
    await logIn(page);
    for (const [route, part] of [
      ['dashboard', 'main canvas'],
      ['settings', 'main h2'],
    ] as const) {
      await goTo(page, route);
      await see(page, part);
      // The head belongs to what loads last.
      const pages = await until('the head of the paper', async () => {
        const file = await page.print?.();
        if (file === undefined) throw new Error('The driver of this engine does not print.');
        const printed = await paperPages(file);
        return printed.some(({ text }) => PRINTED.test(text)) ? printed : undefined;
      });
      if (pages === undefined) throw new Error('There is no head.');
      const words = pages.map(({ text }) => text).join(' ');
      expect(words).toContain('Quarry-AP');
      expect(words).not.toMatch(/Keyboard shortcuts|Skip to content|Sign out/);
      expect(pages.length).toBeLessThanOrEqual(8);
    }
  },
};
