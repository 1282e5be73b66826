import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createReplacedInterfaceModel } from './replaced-interface.model.ts';
import type { ServedInterface } from './served-interface.port.ts';

const settled = () => new Promise(resolve => setTimeout(resolve, 0));

/** A page that misses parts, and whose device serves one of these after the other. */
function aPage(...served: readonly ServedInterface[]) {
  const partMissing = new Subject<void>();
  const answers = [...served];
  const compare = vi.fn<() => Promise<ServedInterface>>(async () => answers.shift() ?? 'unknown');
  const reload = vi.fn<() => void>();
  const model = createReplacedInterfaceModel({ servedInterface: { compare, partMissing }, page: { reload } });
  const miss = async () => {
    partMissing.next();
    await settled();
  };
  return { model, compare, reload, miss };
}

describe('an interface that was updated under an open page', () => {
  it.each([
    ['other', true],
    ['same', false],
    ['unknown', false],
  ] as const)(
    'an interface that was updated under an open page is known by a missing part where the device serves %s: %s',
    async (served, replaced) => {
      const { model, miss } = aPage(served);
      await miss();
      expect(model.$replaced.getState()).toBe(replaced);
    },
  );

  it('an interface that was updated under an open page is not asked for before a part is missing, and by one question for parts that miss together', async () => {
    const { compare, miss } = aPage('other');
    await settled();
    expect(compare).not.toHaveBeenCalled();
    await Promise.all([miss(), miss(), miss()]);
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it('an interface that was updated under an open page that was a bad link the first time is found by the next missing part', async () => {
    const { model, miss } = aPage('unknown', 'other');
    await miss();
    await miss();
    expect(model.$replaced.getState()).toBe(true);
  });

  it('reloads the page on request only', async () => {
    const { model, miss, reload } = aPage('other');
    await miss();
    expect(reload).not.toHaveBeenCalled();
    model.reloadRequested();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
