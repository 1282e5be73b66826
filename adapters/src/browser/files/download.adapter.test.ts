import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserDownload } from './download.adapter.ts';

describe('a download', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('a download is offered under its name, and its memory is given back later', () => {
    const link = { href: '', download: '', click: vi.fn<() => void>() };
    const page = { createElement: () => link } as unknown as Document;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    new BrowserDownload(page).save({ name: 'mast.cfg', content: new Blob(['a=1']) });
    expect(link).toMatchObject({ href: 'blob:x', download: 'mast.cfg' });
    expect(link.click).toHaveBeenCalledOnce();
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoke).toHaveBeenCalledWith('blob:x');
  });
});
