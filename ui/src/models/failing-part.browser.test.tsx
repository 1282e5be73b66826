import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyView, lazyPart } from '../components/lazy-view.tsx';
import { setStage, type Stage } from '../testing/stage.mother.tsx';

const SHOWN = () => <p>the part</p>;

/** Makes a part of something that is loaded, and says of each load whether it succeeds. */
const KINDS: readonly (readonly [string, (load: () => Promise<ComponentType>) => ComponentType])[] = [
  ['with models', load => lazyPart(async () => ({ View: await load() }))],
  ['of a component', load => lazyView(async () => ({ default: await load() }))],
];

let stage: Stage;
beforeEach(() => {
  // React says each caught error on the console.
  vi.spyOn(console, 'error').mockReturnValue();
  stage = setStage({});
});
afterEach(async () => {
  await stage.close();
  vi.restoreAllMocks();
});

const show = (Part: ComponentType): Promise<void> =>
  stage.show(
    <>
      <p>the rest of the page</p>
      <Suspense fallback="the placeholder">
        <Part />
      </Suspense>
    </>,
  );

const failure = () => page.getByRole('alert');
const retry = () => page.getByRole('button', { name: 'Try again' });

describe.each(KINDS)('a part %s', (_, make) => {
  it('says in its place that it cannot be loaded, the page lives, and the retry loads again', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(SHOWN));
    load.mockRejectedValueOnce(new Error('no connection'));
    await show(make(load));
    await expect.element(failure()).toHaveTextContent('This part of the page could not be shown.');
    await expect.element(failure()).toHaveTextContent('no connection');
    expect(stage.place.textContent).toContain('the rest of the page');
    await retry().click();
    await expect.poll(() => stage.place.textContent).toContain('the part');
    expect(load).toHaveBeenCalledTimes(2);
    expect(failure().query()).toBeNull();
  });

  it('is drawn by the retry where it throws once when it is drawn', async () => {
    const draw = vi.fn<() => string>(() => 'the part');
    let throws = true;
    await show(
      make(async () => () => {
        if (throws) throw new RangeError('no such language');
        return <p>{draw()}</p>;
      }),
    );
    await expect.element(failure()).toHaveTextContent('no such language');
    throws = false;
    await retry().click();
    await expect.poll(() => stage.place.textContent).toContain('the part');
  });

  it('says again after each retry that it fails, asks for nothing by itself, and offers a reload', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(new Error('gone')));
    await show(make(load));
    // An update of the interface removes the parts of an older one.
    await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    for (const loads of [1, 2, 3]) {
      await expect.element(failure()).toHaveTextContent('gone');
      expect(load).toHaveBeenCalledTimes(loads);
      expect(stage.place.textContent).toContain('the rest of the page');
      await retry().click();
    }
  });
});
