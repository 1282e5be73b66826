import { describe, expect, it, vi } from 'vitest';
import { copyText } from './copying.ts';

/** A document that copies what is selected, or refuses. */
function documentThat(copies: boolean): Document {
  const field = {
    value: '',
    readOnly: false,
    style: { cssText: '' },
    select: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
  };
  return {
    activeElement: null,
    body: { append: () => undefined },
    createElement: () => field,
    execCommand: () => copies,
  } as unknown as Document;
}

vi.stubGlobal('HTMLElement', Object);

describe('copying a text', () => {
  it('uses the clipboard of a secure page', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    expect(await copyText('F4:E2', { clipboard: { writeText }, document: documentThat(false) })).toBe(true);
    expect(writeText).toHaveBeenCalledWith('F4:E2');
  });

  it('copies by selection where the page has no clipboard or may not use it', async () => {
    const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    expect(await copyText('x', { clipboard: undefined, document: documentThat(true) })).toBe(true);
    expect(await copyText('x', { clipboard: { writeText }, document: documentThat(true) })).toBe(true);
  });

  it('says that nothing was copied', async () => {
    expect(await copyText('x', { clipboard: undefined, document: documentThat(false) })).toBe(false);
  });
});
