import { RequestFailure } from '@radiolink/domain/errors';
import { allSettled, createEffect, createEvent, fork } from 'effector';
import { expect, it } from 'vitest';
import { LOST, MISSING } from './held-call.mother.ts';
import { lastFailure } from './fetching.ts';

function requests() {
  const readFx = createEffect((reason: Error) => Promise.reject(reason));
  const writeFx = createEffect((reason: Error) => Promise.reject(reason));
  const over = createEvent();
  const $failure = lastFailure([readFx.failData, writeFx.failData], [over]);
  const scope = fork();
  const fail = (effect: typeof readFx, params: Error) => allSettled(effect, { scope, params });
  return { readFx, writeFx, over, scope, fail, failure: () => scope.getState($failure) };
}

it('the last failure is that of the last request that failed, whichever it was', async () => {
  const { readFx, writeFx, fail, failure } = requests();
  expect(failure()).toBeNull();
  await fail(readFx, new RequestFailure(LOST));
  expect(failure()).toEqual(LOST);
  await fail(writeFx, new RequestFailure(MISSING));
  expect(failure()).toEqual(MISSING);
});

it('the last failure is over when it is said to be', async () => {
  const { readFx, over, scope, fail, failure } = requests();
  await fail(readFx, new RequestFailure(LOST));
  await allSettled(over, { scope });
  expect(failure()).toBeNull();
});

it('the last failure is none where the program itself made a mistake', async () => {
  const { readFx, fail, failure } = requests();
  await fail(readFx, new RequestFailure(LOST));
  await fail(readFx, new TypeError('a mistake'));
  expect(failure()).toBeNull();
});
