import { RequestFailure } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { HeldCall, LOST } from './held-call.mother.ts';
import { newestEnds } from './fetching.ts';

/** Requests that are answered by hand, and the ends that are reported of them. */
function requests() {
  const read = new HeldCall<[string], string>();
  const readFx = createEffect(read.call);
  const dropped = createEvent();
  const $newest = createStore<string | null>(null)
    .on(readFx, (_, params) => params)
    .reset(dropped);
  const { done, fail } = newestEnds(readFx, $newest);
  const ends: unknown[] = [];
  done.watch(end => ends.push(end));
  fail.watch(end => ends.push(end));
  const start = (params: string) => void readFx(params).catch(() => undefined);
  return { read, start, dropped, ends };
}

describe('the ends of the newest request', () => {
  it('the ends of the newest request are its answer with its parameters', async () => {
    const { read, start, ends } = requests();
    start('first');
    await read.answer('answer');
    expect(ends).toEqual([{ params: 'first', result: 'answer' }]);
  });

  it('the ends of the newest request are its failure with its parameters', async () => {
    const { read, start, ends } = requests();
    start('first');
    await read.fail(LOST);
    expect(ends).toEqual([{ params: 'first', error: new RequestFailure(LOST) }]);
  });

  it('the ends of the newest request do not include a late answer of an older request', async () => {
    const { read, start, ends } = requests();
    start('first');
    start('second');
    await read.answer('late');
    expect(ends).toEqual([]);
    await read.answer('answer');
    expect(ends).toEqual([{ params: 'second', result: 'answer' }]);
  });

  it('the ends of the newest request do not include a late failure of an older request', async () => {
    const { read, start, ends } = requests();
    start('first');
    start('second');
    await read.fail(LOST);
    expect(ends).toEqual([]);
  });

  it('the ends of the newest request are none once no response is wanted', async () => {
    const { read, start, dropped, ends } = requests();
    start('first');
    dropped();
    await read.answer('late');
    expect(ends).toEqual([]);
  });
});
