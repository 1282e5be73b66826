import { expect, it, vi } from 'vitest';
import { BrowserPage } from './page.adapter.ts';

it('reloads once, however many ask for it', () => {
  const reload = vi.fn<() => void>();
  const page = new BrowserPage({ reload });
  page.reload();
  page.reload();
  expect(reload).toHaveBeenCalledTimes(1);
});
