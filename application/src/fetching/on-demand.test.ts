import { createEvent, createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HeldCall, LOST } from './held-call.mother.ts';
import { onDemand } from './on-demand.ts';

/** A section of a page whose read is answered by hand. */
function aSection() {
  const visible = new BehaviorSubject(true);
  const read = new HeldCall<[string], string>();
  const chosen = createEvent<string>();
  const section = onDemand(
    read.call,
    createStore('first').on(chosen, (_, one) => one),
    { visible },
  );
  const $answers = createStore<readonly string[]>([]).on(section.readFx.doneData, (all, one) => [
    ...all,
    one,
  ]);
  return {
    ...section,
    visible,
    read,
    chosen,
    requested: () => read.requests.flat(),
    answers: () => $answers.getState(),
    isReading: () => section.$reading.getState(),
  };
}

describe('a read on demand', () => {
  it('a read on demand is made when the section is opened, not before', async () => {
    const { opened, read, requested, answers, isReading } = aSection();
    expect([requested(), isReading()]).toEqual([[], false]);
    opened();
    expect([requested(), isReading()]).toEqual([['first'], true]);
    await read.answer('answer');
    expect([answers(), isReading()]).toEqual([['answer'], false]);
  });

  it('a read on demand is made again each time the section is opened', async () => {
    const { opened, closed, read, requested } = aSection();
    opened();
    await read.answer('');
    closed();
    opened();
    expect(requested()).toHaveLength(2);
  });

  it('a read on demand is made one at a time: whatever is wanted in the meantime is one more read after it', async () => {
    const { opened, wanted, read, requested } = aSection();
    opened();
    wanted();
    wanted();
    wanted();
    expect(requested()).toHaveLength(1);
    await read.answer('');
    expect(requested()).toHaveLength(2);
    await read.answer('');
    expect(requested()).toHaveLength(2);
  });

  it('a read on demand is made with what is chosen when it starts', async () => {
    const { opened, wanted, chosen, read, requested } = aSection();
    opened();
    chosen('second');
    wanted();
    chosen('third');
    await read.answer('');
    expect(requested()).toEqual(['first', 'third']);
  });

  it('a read on demand is not made for a choice alone', async () => {
    const { opened, chosen, read, requested } = aSection();
    opened();
    await read.answer('');
    chosen('second');
    expect(requested()).toEqual(['first']);
  });

  it('waits while the page is hidden, and is made once when it is seen again', async () => {
    const { opened, wanted, visible, read, requested, isReading } = aSection();
    visible.next(false);
    opened();
    wanted();
    expect([requested(), isReading()]).toEqual([[], true]);
    visible.next(true);
    expect(requested()).toHaveLength(1);
    await read.answer('');
    visible.next(false);
    visible.next(true);
    expect(requested()).toHaveLength(1);
  });

  it('a read on demand is not made for a section that was closed before it could be', () => {
    const { opened, closed, visible, requested, isReading } = aSection();
    visible.next(false);
    opened();
    closed();
    visible.next(true);
    expect([requested(), isReading()]).toEqual([[], false]);
  });

  it('a read on demand is not repeated after a failure until it is wanted', async () => {
    const { opened, wanted, read, requested, isReading } = aSection();
    opened();
    await read.fail(LOST);
    expect([requested().length, isReading()]).toEqual([1, false]);
    wanted();
    expect(requested()).toHaveLength(2);
  });

  it('gives its answer also to a section that was closed in the meantime', async () => {
    const { opened, closed, read, answers } = aSection();
    opened();
    closed();
    await read.answer('late');
    expect(answers()).toEqual(['late']);
  });

  it('a read on demand of a section that is closed and opened while it runs is made once more', async () => {
    const { opened, closed, read, requested } = aSection();
    opened();
    closed();
    opened();
    expect(requested()).toHaveLength(1);
    await read.answer('');
    expect(requested()).toHaveLength(2);
  });
});
