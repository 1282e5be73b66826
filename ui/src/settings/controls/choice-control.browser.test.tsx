import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { ChoiceSourcesProvider } from '../index.ts';
import { settingsPage } from '../settings-page.tsx';

const ZONES = [
  { value: 'GMT', label: 'UTC' },
  { value: 'EST5EDT,M3.2.0,M11.1.0', label: 'A zone whose name is longer than the room of a phone' },
];
const system = settingsPage('system', {
  Frame: ({ children }) => (
    <ChoiceSourcesProvider value={{ 'time-zones': ZONES }}>{children}</ChoiceSourcesProvider>
  ),
});
/** Room of the arrow of a list, px, and of the edge opposite it. */
const ARROW_PX = 28;
const EDGE_PX = 24;

let stage: Stage;
beforeEach(async () => {
  stage = setStage();
  stage.models
    .get(EditingModel)
    .configurationRead({ text: 'system.timezone=GMT\n', modified: false, firstSetup: false });
  await stage.show(<system.View />);
});
afterEach(() => stage.close());

/** The box of the chosen value, which is written over a list with long choices, and that of the list. */
function boxes(): { readonly chosen: DOMRect; readonly list: DOMRect } {
  const field = stage.place.querySelector('[data-setting="time.zone"]')!;
  const words = document.createRange();
  words.selectNodeContents(field.querySelector('bdi')!);
  return {
    chosen: words.getBoundingClientRect(),
    list: field.querySelector('select')!.getBoundingClientRect(),
  };
}

it('writes a value in Latin letters at the start of a list, in either direction, never over its arrow', async () => {
  await expect.poll(() => stage.place.querySelector('[data-setting="time.zone"] bdi')).not.toBeNull();
  const { chosen, list } = boxes();
  expect(chosen.left - list.left).toBeLessThan(EDGE_PX);
  stage.place.dir = 'rtl';
  const turned = boxes();
  expect(turned.list.right - turned.chosen.right).toBeLessThan(EDGE_PX);
  expect(turned.chosen.left - turned.list.left).toBeGreaterThan(ARROW_PX);
});
