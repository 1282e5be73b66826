import { PlainContainer } from '@radiolink/application/wiring/plain-container.mother';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { prefetch, fetchedAhead } from '../pages/first-page.ts';
import { lazyPart } from '../components/lazy-view.tsx';
import { LoadedModels } from './loaded-models.ts';
import { ModelsProvider } from './models.ts';
import type { LoadPart } from './part.ts';

const aPart = (): LoadPart => async () => ({ View: () => 'the part' });
const theModels = () => new LoadedModels(new PlainContainer(), () => Promise.resolve());

/** What stands in the page right after the first render. */
function firstDrawn(models: LoadedModels, load: LoadPart): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  const Shown = lazyPart(load);
  flushSync(() =>
    root.render(
      <ModelsProvider value={models}>
        <Suspense fallback="the placeholder">
          <Shown />
        </Suspense>
      </ModelsProvider>,
    ),
  );
  const { textContent } = place;
  root.unmount();
  return textContent;
}

describe('parts', () => {
  it('parts are drawn at once when they were opened before', async () => {
    const models = theModels();
    const load = aPart();
    await models.open(load);
    expect(firstDrawn(models, load)).toBe('the part');
  });

  it('parts have a placeholder while they are opened', () => {
    expect(firstDrawn(theModels(), aPart())).toBe('the placeholder');
  });

  it('parts are fetched ahead with those that they show at first', async () => {
    const shown = aPart();
    const outer: LoadPart = async () => ({ View: () => 'outer', ahead: [shown] });
    await prefetch(outer);
    expect([...fetchedAhead()]).toEqual([outer, shown]);
  });
});
