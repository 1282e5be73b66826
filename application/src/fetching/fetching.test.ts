import { RequestFailure } from '@radiolink/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { fetching } from './fetching.ts';

/** A question whose answers are given by hand, in any order. */
function byHand() {
  const waiting: { resolve: (value: { n: number }) => void; reject: (reason: Error) => void }[] = [];
  const action = fetching(
    () => new Promise<{ n: number }>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  const settled = () => new Promise(resolve => setTimeout(resolve, 0));
  return { action, waiting, settled };
}

const REFUSED = new RequestFailure({
  kind: 'device-api',
  error: 'Busy',
  message: '',
  detail: '',
  statusCode: 500,
});

describe('a fetching action', () => {
  it('a fetching action has nothing before it starts', () => {
    expect(byHand().action.$state.getState()).toEqual({
      data: null,
      isFetching: false,
      failure: null,
      message: '',
    });
  });

  it('tells that it is under way, then the answer', async () => {
    const { action, waiting, settled } = byHand();
    action.start();
    expect(action.$state.getState().isFetching).toBe(true);
    waiting[0]?.resolve({ n: 1 });
    await settled();
    expect(action.$state.getState()).toMatchObject({ data: { n: 1 }, isFetching: false });
  });

  it('keeps the error text of a failed request, and the answer before it', async () => {
    const { action, waiting, settled } = byHand();
    action.start();
    waiting[0]?.resolve({ n: 1 });
    await settled();
    action.start();
    waiting[1]?.reject(REFUSED);
    await settled();
    expect(action.$state.getState()).toEqual({
      data: { n: 1 },
      isFetching: false,
      failure: REFUSED.failure,
      message: 'Busy',
    });
  });

  it('forgets the failure with the next answer', async () => {
    const { action, waiting, settled } = byHand();
    action.start();
    waiting[0]?.reject(REFUSED);
    await settled();
    action.start();
    waiting[1]?.resolve({ n: 2 });
    await settled();
    expect(action.$state.getState()).toMatchObject({ failure: null, message: '', data: { n: 2 } });
  });

  it('tells a mistake of this program by its text alone', async () => {
    const { action, waiting, settled } = byHand();
    action.start();
    waiting[0]?.reject(new TypeError('no such thing'));
    await settled();
    expect(action.$state.getState()).toMatchObject({ failure: null, message: 'no such thing' });
  });

  it('counts the answer to the newest question only, whatever comes when', async () => {
    const { action, waiting, settled } = byHand();
    const succeeded = vi.fn<(data: { n: number }) => void>();
    action.succeeded.watch(succeeded);
    action.start();
    action.start();
    waiting[1]?.resolve({ n: 2 });
    await settled();
    waiting[0]?.resolve({ n: 1 });
    await settled();
    expect(succeeded.mock.calls).toEqual([[{ n: 2 }]]);
  });
});
