import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { ChangeBar } from '../app/changes/change-bar.tsx';
import { configurationText } from '../settings/configuration-text.mother.ts';
import { countRenders, type Renders } from './count-renders.mother.ts';
import { setStage, type Stage, type StageDevice } from './stage.mother.tsx';

/** A settings page whose renders are counted. */
export interface CountedPage {
  readonly View: ComponentType;
  readonly configuration: Readonly<Record<string, string>>;
  readonly stage?: () => StageDevice;
  /** Other readings and answers of the device, before the page is shown. */
  readonly device?: (stage: Stage) => unknown;
  /** True when the page shows what follows from them; the mark of the section in view comes last anyway. */
  readonly isShown?: (place: HTMLElement) => boolean;
  /** Name of the place of an element, empty for none; by default its setting, or the change bar. */
  readonly placeOf?: (element: Element) => string;
}

export interface SettingsPage {
  readonly stage: Stage;
  readonly field: (id: string) => HTMLElement;
  readonly control: (id: string) => HTMLInputElement | HTMLSelectElement;
  readonly button: (text: string) => HTMLButtonElement;
  /** Renders caused by an act, until two frames pass without any. */
  readonly renderedBy: (act: () => unknown) => Promise<Renders>;
}

export const CHANGE_BAR = 'the change bar';

export const isInChangeBar = (element: Element): boolean =>
  element.closest('section[aria-label="Changes"]') !== null;
export const settingOf = (element: Element): string =>
  element.closest('[data-setting]')?.getAttribute('data-setting') ?? '';

/** Settings that were rendered, sorted. */
export const fieldsOf = ({ byPlace }: Renders): readonly string[] =>
  [...byPlace.keys()].filter(place => place !== '' && place !== CHANGE_BAR).toSorted();

/** Components that were rendered outside of any place, sorted. */
export const outside = ({ byPlace }: Renders): readonly string[] => [...new Set(byPlace.get(''))].toSorted();

/** Enters a value as the user does. It is not left: see `leave`. */
export function enter<Control extends HTMLInputElement | HTMLSelectElement>(
  element: Control,
  value: string,
): Control {
  const isSelect = element instanceof HTMLSelectElement;
  const { prototype } = isSelect ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  return element;
}

export const leave = (element: Element): boolean =>
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/** A panel that is loaded later takes its time on a busy machine. */
const PATIENCE = { timeout: 15_000, interval: 50 };

async function rendersOf(placeOf: (element: Element) => string, act: () => unknown): Promise<Renders> {
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

/** Shows a settings page before each test, with the change bar, all its settings, and at rest; closes it after the test. */
export function useSettingsPage(page: CountedPage): SettingsPage {
  const placeOf = page.placeOf ?? (element => (isInChangeBar(element) ? CHANGE_BAR : settingOf(element)));
  let stage: Stage;
  beforeEach(async () => {
    localStorage.setItem('radiolink.settings-view', 'advanced');
    await screen.viewport(1440, 900);
    stage = setStage(page.stage?.());
    stage.models.get(EditingModel).configurationRead({
      text: configurationText(page.configuration),
      modified: false,
      firstSetup: false,
    });
    await page.device?.(stage);
    await stage.show(
      <>
        <page.View />
        <ChangeBar />
      </>,
    );
    await vi.waitUntil(() => page.isShown?.(stage.place) ?? true, PATIENCE);
    await vi.waitUntil(() => {
      const index = stage.place.querySelector('nav[aria-label="Sections"]');
      return index === null || index.querySelector('[aria-current]') !== null;
    }, PATIENCE);
    await rendersOf(placeOf, () => undefined);
  });
  afterEach(async () => {
    await stage.close();
    localStorage.clear();
  });
  const found = <Found extends Element>(element: Found | null | undefined, name: string): Found => {
    if (element == null) throw new Error(`The page does not show ${name}.`);
    return element;
  };
  const inPlace = <Found extends HTMLElement>(selector: string): Found =>
    found(stage.place.querySelector<Found>(selector), selector);
  return {
    get stage() {
      return stage;
    },
    field: id => inPlace(`[data-setting="${id}"]`),
    control: id => inPlace(`[data-setting="${id}"] :is(input:not([type="range"]), select)`),
    button: text =>
      found(
        [...stage.place.querySelectorAll('button')].find(({ textContent }) => textContent === text),
        text,
      ),
    renderedBy: act => rendersOf(placeOf, act),
  };
}
