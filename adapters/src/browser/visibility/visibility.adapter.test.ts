import { expect, it } from 'vitest';
import { BrowserVisibility, type VisibilitySource } from './visibility.adapter.ts';

it('tells the present state, then each change once', () => {
  const target = new EventTarget();
  let visibilityState: DocumentVisibilityState = 'visible';
  const source = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    get visibilityState() {
      return visibilityState;
    },
  } as VisibilitySource;
  const seen: boolean[] = [];
  const turn = (state: DocumentVisibilityState) => {
    visibilityState = state;
    target.dispatchEvent(new Event('visibilitychange'));
  };

  const subscription = new BrowserVisibility(source).visible.subscribe(visible => seen.push(visible));
  turn('hidden');
  turn('hidden');
  turn('visible');
  subscription.unsubscribe();
  turn('hidden');

  expect(seen).toEqual([true, false, true]);
});
