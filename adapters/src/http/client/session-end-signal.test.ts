import { expect, it } from 'vitest';
import { ObservedSessionEnd } from '../session-end/index.ts';
import { SessionEndSignal } from './session-end-signal.ts';

it('tells every listener until it stops listening', () => {
  const signal = new SessionEndSignal();
  const heard: string[] = [];
  const stop = signal.listen(reason => heard.push(`a ${reason}`));
  const subscription = new ObservedSessionEnd(signal, {
    baseUrl: '',
    fetch: () => Promise.reject(new Error('not asked')),
  }).ended.subscribe(reason => heard.push(`b ${reason}`));
  signal.tell('expired');
  stop();
  signal.tell('logout');
  subscription.unsubscribe();
  signal.tell('replaced');
  expect(heard).toEqual(['a expired', 'b expired', 'b logout']);
});
