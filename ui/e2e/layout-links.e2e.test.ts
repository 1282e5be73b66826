import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { LAYOUT_CHAPTERS } from './support/layout-states.ts';
import { faultsOfChapter } from './support/layout-walk.ts';

const browser = useBrowser();
const chapters = LAYOUT_CHAPTERS.filter(([first]) => first?.profile !== 'ap-ptmp').map(
  states => [states.map(({ name }) => name).join(', '), states] as const,
);

describe('the pages of other devices', () => {
  it.each(chapters)(
    'are laid out soundly at each width, in each theme and in each language: %s',
    async (_, states) => expect(await faultsOfChapter(browser, states)).toBe(''),
    1_200_000,
  );
});
