import { expect, it } from 'vitest';
import { ObservedSessionEnd } from '../session-end/session-end.adapter.ts';
import { SessionEndSignal } from './session-end-signal.ts';

it('tells every listener until it stops listening', () => {
  const signal = new SessionEndSignal();
  const received: string[] = [];
  const stop = signal.listen(reason => received.push(`a ${reason}`));
  const subscription = new ObservedSessionEnd(signal, {
    baseUrl: '',
    fetch: () => Promise.reject(new Error('not asked')),
  }).ended.subscribe(reason => received.push(`b ${reason}`));
  signal.tell('expired');
  stop();
  signal.tell('logout');
  subscription.unsubscribe();
  signal.tell('replaced');
  expect(received).toEqual(['a expired', 'b expired', 'b logout']);
});
