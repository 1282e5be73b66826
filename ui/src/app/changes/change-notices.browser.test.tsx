import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { ChangeNotices } from './change-notices.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

async function afterSetup(text: string, modified: boolean): Promise<void> {
  stage.models.get(EditingModel).configurationRead({ text, modified, firstSetup: true });
  await stage.show(<ChangeNotices />);
}
const shown = (): string => stage.place.textContent;

describe('after the first setup', () => {
  it('what it left is applied as it is', async () => {
    await afterSetup('radio.countrycode=276\n', false);
    await expect.poll(shown).toContain('Initial setup complete.');
    expect(shown()).toContain('Apply as is');
  });

  it('no country means that the setup is not complete, and there is nothing to apply', async () => {
    await afterSetup('radio.countrycode=0\n', false);
    await expect.poll(shown).toContain('Initial setup is incomplete: no country is set.');
    expect(stage.place.querySelector('a')?.getAttribute('href')).toBe('#/wireless/mode-and-country');
    expect(shown()).not.toContain('Apply as is');
  });

  it('a restored backup that waits is the only thing to decide on', async () => {
    await afterSetup('radio.countrycode=276\n', true);
    await expect.poll(shown).toContain('Review as pending changes');
    expect(shown()).not.toContain('Initial setup');
  });

  it('pending changes are applied by their bar alone', async () => {
    await afterSetup('radio.countrycode=276\nwireless.1.ssid=Ridge\n', false);
    await expect.poll(shown).toContain('Apply as is');
    stage.models.get(EditingModel).edited(new Map([['wireless.1.ssid', 'Barn']]));
    await expect.poll(shown).not.toContain('Apply as is');
  });
});

describe('an edit that no configuration can hold', () => {
  it('an edit that no configuration can hold is said with its setting and the reason, until another edit is made', async () => {
    const editing = stage.models.get(EditingModel);
    editing.configurationRead({ text: 'radio.countrycode=276\n', modified: false, firstSetup: false });
    await stage.show(<ChangeNotices />);
    editing.edited(new Map([['wireless.1.ssid', 'Barn\nusers.1.name=evil']]));
    await expect.poll(shown).toMatch(/^SSID: A value cannot/);
    editing.edited(new Map([['wireless.1.ssid', 'Barn']]));
    await expect.poll(shown).not.toContain('SSID');
  });
});
