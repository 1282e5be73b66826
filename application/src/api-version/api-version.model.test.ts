import { describe, expect, it, vi } from 'vitest';
import { createApiVersionModel } from './api-version.model.ts';

function setUp(version: string | undefined) {
  const read = vi.fn<() => Promise<string | undefined>>(() => Promise.resolve(version));
  const reload = vi.fn<() => void>();
  return { model: createApiVersionModel({ apiVersion: { read }, page: { reload } }), read, reload };
}
const settled = () => new Promise(resolve => setTimeout(resolve, 0));

describe('the version of the interface', () => {
  it.each([
    ['1.0', null],
    [undefined, null],
    ['2.0', '2.0'],
  ])('%s of the device shows %s', async (version, shown) => {
    const { model } = setUp(version);
    model.opened();
    await settled();
    expect(model.$other.getState()).toBe(shown);
  });

  it('the version of the interface is asked for once', async () => {
    const { model, read } = setUp('1.0');
    model.opened();
    model.opened();
    await settled();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('the version of the interface is answered by loading the page anew, or by going on', async () => {
    const { model, reload } = setUp('2.0');
    model.opened();
    await settled();
    model.reloadRequested();
    expect(reload).toHaveBeenCalledTimes(1);
    model.dismissed();
    expect(model.$other.getState()).toBeNull();
  });
});
