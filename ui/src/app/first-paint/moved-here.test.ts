import { describe, expect, it, vi } from 'vitest';
import { noteMove } from './moved-here.ts';

function arrived(hash: string) {
  const replaceState = vi.fn<History['replaceState']>();
  const set = vi.fn<(values: object) => void>();
  noteMove({ location: { hash }, history: { replaceState } } as unknown as Window, { set });
  return { address: replaceState.mock.calls.map(call => call[2]), said: set.mock.calls };
}

describe('a page that arrives', () => {
  it.each([
    ['#moved/wireless/wireless.ssid', '#/wireless/wireless.ssid'],
    ['#moved', '#'],
  ])(
    'a page that arrives by following its device says so at the login, and is where it was: %s',
    (hash, address) => {
      expect(arrived(hash)).toEqual({ address: [address], said: [[{ session_end: 'moved' }]] });
    },
  );

  it.each(['', '#/wireless', '#ticketid=moved'])('otherwise keeps its address: %s', hash => {
    expect(arrived(hash)).toEqual({ address: [], said: [] });
  });
});
