import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { faultsOfWalk, layoutWalks, WALK_MS } from './support/layout-walk.ts';

const browser = useBrowser();

describe('the pages of other devices', () => {
  it.each(layoutWalks(profile => profile !== 'ap-ptmp'))(
    'the pages of other devices are laid out soundly at each width and in each theme, in $title',
    async walk => expect(await faultsOfWalk(browser, walk)).toBe(''),
    WALK_MS,
  );
});
