import { expect, it, vi } from 'vitest';
import { BrowserProbe } from './configuration.adapter.ts';

const NEW = 'http://192.0.2.21';
type Fetch = (url: string, init: RequestInit) => Promise<unknown>;

it('a probe finds somebody whatever the answer, which it cannot read', async () => {
  const fetch = vi.fn<Fetch>().mockResolvedValue({ type: 'opaque', status: 0 });
  expect(await new BrowserProbe(fetch).answers(NEW)).toBe(true);
});

it('a probe finds nobody where the request fails', async () => {
  const fetch = vi.fn<Fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await new BrowserProbe(fetch).answers(NEW)).toBe(false);
});

it('a probe gives nothing away: no cookie, no referrer, and no answer kept', async () => {
  const fetch = vi.fn<Fetch>().mockResolvedValue(undefined);
  await new BrowserProbe(fetch).answers(NEW);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    `${NEW}/api/info/public`,
    expect.objectContaining({
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }),
  );
});

it('a probe does not wait for ever', async () => {
  const fetch = vi.fn<Fetch>().mockResolvedValue(undefined);
  await new BrowserProbe(fetch).answers(NEW);
  expect(fetch.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});
