import { StartModel } from '@radiolink/application/start/start.model';
import { createEvent, createStore } from 'effector';
import { type ReactNode, Suspense, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Models, ModelsProvider } from '../../models/models.ts';
import { PageDrawn } from './later-slot.tsx';
import { useLater } from '../../components/after-first-page.tsx';

const Probe = () => <output>{useLater() ? 'open' : 'closed'}</output>;

let root: Root;
let place: HTMLElement;
/** What the browser is to do when it is idle; it never is by itself. */
let whenIdle: (() => void) | undefined;

function show(waits: boolean, page: ReactNode = undefined): () => void {
  const needed = createEvent();
  const drawn = createEvent();
  const $pageDrawn = createStore(false).on(drawn, () => true);
  const $laterNeeded = createStore(waits).on(needed, () => true);
  const models: Models = {
    get: token => {
      if (token !== (StartModel as unknown)) throw new Error('Not in this test.');
      return { $pageDrawn, pageDrawn: drawn, $laterNeeded, laterNeeded: needed } as never;
    },
    open: () => Promise.reject(new Error('Not in this test.')),
  };
  root.render(
    <ModelsProvider value={models}>
      <Probe />
      <Suspense>
        {page}
        <PageDrawn />
      </Suspense>
    </ModelsProvider>,
  );
  return needed;
}

const shown = () => place.innerText;

beforeEach(() => {
  whenIdle = undefined;
  vi.spyOn(window, 'requestIdleCallback').mockImplementation(call => {
    whenIdle = () => call({ didTimeout: true, timeRemaining: () => 0 });
    return 1;
  });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.restoreAllMocks();
});

describe('the places of what is loaded later', () => {
  it('open when the browser is idle', async () => {
    show(false);
    await expect.poll(shown).toBe('closed');
    await expect.poll(() => whenIdle).toBeDefined();
    whenIdle?.();
    await expect.poll(shown).toBe('open');
  });

  it('stay closed until the page itself has come, however idle the browser is', async () => {
    let arrive: (text: string) => void = () => undefined;
    const part = new Promise<string>(resolve => {
      arrive = resolve;
    });
    const Page = () => use(part);
    show(false, <Page />);
    await expect.poll(shown).toBe('closed');
    await new Promise(requestAnimationFrame);
    expect(whenIdle).toBeUndefined();
    arrive('the page');
    await expect.poll(() => whenIdle).toBeDefined();
  });

  it('open at once where a draft waits, however busy the browser is', async () => {
    show(true);
    await expect.poll(shown).toBe('open');
  });

  it('open at once when an edit can begin, however busy the browser is', async () => {
    const needed = show(false);
    await expect.poll(shown).toBe('closed');
    needed();
    await expect.poll(shown).toBe('open');
  });
});
