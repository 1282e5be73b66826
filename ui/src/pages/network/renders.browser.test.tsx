import { EditingModel } from '@radiolink/application/configuration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { ChangeBar } from '../../changes/index.ts';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { countRenders, type Renders } from '../../testing/count-renders.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { NETWORK_CONFIGURATIONS } from './network-configurations.mother.ts';
import { part } from './part.ts';

const BAR = 'the change bar';
/** Parts of the page that read every edit: the form takes over its values. */
const PAGE = ['SettingsForm'];
const placeOf = (element: Element): string => {
  if (element.closest('section[aria-label="Changes"]') !== null) return BAR;
  return element.closest('[data-setting]')?.getAttribute('data-setting') ?? '';
};

let stage: Stage;
beforeEach(async () => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  await screen.viewport(1440, 900);
  stage = setStage();
  stage.models.get(EditingModel).configurationRead({
    text: configurationText(NETWORK_CONFIGURATIONS['a router'] ?? {}),
    modified: false,
    firstSetup: false,
  });
  await stage.show(
    <>
      <part.View />
      <ChangeBar />
    </>,
  );
  // The index marks the section in view a moment later.
  await vi.waitUntil(() => stage.place.querySelector('[aria-current="location"]') !== null);
  await renderedBy(() => undefined);
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const control = (id: string): HTMLInputElement =>
  stage.place.querySelector<HTMLInputElement>(`[data-setting="${id}"] :is(input, select)`)!;
function enter(element: HTMLInputElement, value: string): void {
  const { prototype } = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

/** Renders caused by an act, until two frames pass without any. */
async function renderedBy(act: () => unknown): Promise<Renders> {
  const counting = countRenders(placeOf);
  await act();
  for (let calm = 0; calm < 2; ) {
    const before = counting.soFar().commits;
    await new Promise(drawn => {
      requestAnimationFrame(() => setTimeout(drawn, 20));
    });
    calm = counting.soFar().commits === before ? calm + 1 : 0;
  }
  return counting.stop();
}

const fieldsOf = ({ byPlace }: Renders): readonly string[] =>
  [...byPlace.keys()].filter(place => place !== '' && place !== BAR).toSorted();
const outside = ({ byPlace }: Renders): readonly string[] => [...new Set(byPlace.get(''))].toSorted();

describe('the network page, on which every setting is shown', () => {
  it('a letter that is typed renders its field once and nothing else', async () => {
    const typed = await renderedBy(() => enter(control('interface.address'), '192.168.1.9'));
    expect(fieldsOf(typed)).toEqual(['interface.address']);
    expect(outside(typed)).toEqual([]);
    expect(typed.commits).toBe(1);
  });

  it('an address that is entered renders its field and the change bar', async () => {
    await renderedBy(() => control('interface.address').focus());
    enter(control('interface.address'), '192.168.1.9');
    const left = await renderedBy(() => control('interface.address').blur());
    expect(fieldsOf(left)).toEqual(['interface.address']);
    expect(outside(left)).toEqual([...PAGE, 'ChangedCount', 'NetworkDrawing', 'VisuallyHidden'].toSorted());
  });

  it('a rule that is added renders itself, not its neighbours', async () => {
    const before = new Set(stage.place.querySelectorAll('[data-setting]'));
    const add = [...stage.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add firewall rule',
    )!;
    const added = await renderedBy(() => add.click());
    const news = [...stage.place.querySelectorAll('[data-setting]')].filter(element => !before.has(element));
    expect(news.length).toBe(11);
    expect(fieldsOf(added)).toEqual(news.map(element => element.getAttribute('data-setting')).toSorted());
  });

  it('a rule is moved up, and keeps every value', async () => {
    const { $values } = stage.models.get(EditingModel);
    const button = (text: string) =>
      [...stage.place.querySelectorAll('button')].find(each => each.textContent === text)!;
    button('Add firewall rule').click();
    await expect.poll(() => $values.getState().get('iptables.sys.fw.2.target')).toBe('DROP');
    stage.models.get(EditingModel).edited(new Map([['iptables.sys.fw.2.src', '192.0.2.7']]));
    const up = '[data-entry="iptables.sys.fw.2"] [data-move="up"]';
    await expect.poll(() => stage.place.querySelector(up)).not.toBeNull();
    stage.place.querySelector<HTMLButtonElement>(up)!.click();
    await expect.poll(() => $values.getState().get('iptables.sys.fw.1.src')).toBe('192.0.2.7');
    expect($values.getState().get('iptables.sys.fw.2.src')).toBeUndefined();
  });
});
