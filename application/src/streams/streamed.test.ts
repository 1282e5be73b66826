import { RequestFailure } from '@radiolink/domain/errors';
import { allSettled, fork } from 'effector';
import { Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { streamed, type StreamOptions } from './streamed.ts';

/** A stream controlled by a test, in a separate scope. */
function aStream(options: StreamOptions = {}) {
  const subjects: Subject<number>[] = [];
  const requested: string[] = [];
  const listening = () => subjects.map(subject => subject.observed);
  const model = streamed((host: string) => {
    requested.push(host);
    const subject = new Subject<number>();
    subjects.push(subject);
    return subject;
  }, options);
  const scope = fork();
  const start = (host = '192.0.2.1') => allSettled(model.started, { scope, params: host });
  /** The newest stream says something. */
  const say = async (...values: readonly number[]) => {
    for (const value of values) subjects.at(-1)?.next(value);
    await allSettled(scope);
  };
  return { model, scope, subjects, requested, listening, start, say };
}

describe('a stream of a port as stores', () => {
  it('asks for nothing until it is started, then for what it is started with', async () => {
    const { model, scope, requested, start } = aStream();
    expect(requested).toEqual([]);
    expect(scope.getState(model.$running)).toBe(false);
    await start('192.0.2.7');
    expect(requested).toEqual(['192.0.2.7']);
    expect(scope.getState(model.$running)).toBe(true);
  });

  it('keeps the samples, and the newest apart', async () => {
    const { model, scope, start, say } = aStream();
    await start();
    expect(scope.getState(model.$latest)).toBeNull();
    await say(1, 2, 3);
    expect(scope.getState(model.$samples)).toEqual([1, 2, 3]);
    expect(scope.getState(model.$latest)).toBe(3);
  });

  it('keeps so many samples as it is told, the newest', async () => {
    const { model, scope, start, say } = aStream({ limit: 2 });
    await start();
    await say(1, 2, 3);
    expect(scope.getState(model.$samples)).toEqual([2, 3]);
  });

  it('ends when it is stopped: the samples stay, and nobody listens any more', async () => {
    const { model, scope, start, say, listening } = aStream();
    await start();
    await say(1);
    await allSettled(model.stopped, { scope });
    expect(scope.getState(model.$running)).toBe(false);
    expect(scope.getState(model.$samples)).toEqual([1]);
    expect(listening()).toEqual([false]);
  });

  it('started anew, ends the one that runs and forgets its samples', async () => {
    const { model, scope, start, say, listening } = aStream();
    await start();
    await say(1);
    await start();
    expect(listening()).toEqual([false, true]);
    expect(scope.getState(model.$samples)).toEqual([]);
    await say(2);
    expect(scope.getState(model.$samples)).toEqual([2]);
    expect(scope.getState(model.$running)).toBe(true);
  });

  it('tells when there is nothing more to come', async () => {
    const { model, scope, start, subjects } = aStream();
    const completed: unknown[] = [];
    model.completed.watch(() => completed.push('completed'));
    await start();
    subjects[0]!.complete();
    await allSettled(scope);
    expect(scope.getState(model.$running)).toBe(false);
    expect(scope.getState(model.$failure)).toBeNull();
    expect(completed).toEqual(['completed']);
  });

  it('keeps why it broke off, until it is started again', async () => {
    const { model, scope, start, say, subjects } = aStream();
    const failure = { kind: 'network', reason: 'unreachable', message: 'No answer.' } as const;
    await start();
    await say(1);
    subjects[0]!.error(new RequestFailure(failure));
    await allSettled(scope);
    expect(scope.getState(model.$running)).toBe(false);
    expect(scope.getState(model.$failure)).toMatchObject({ failure });
    expect(scope.getState(model.$samples)).toEqual([1]);
    await start();
    expect(scope.getState(model.$failure)).toBeNull();
  });

  it('keeps the words of a mistake that is no answer of a device', async () => {
    const model = streamed(() => throwError(() => new Error('a mistake')));
    const scope = fork();
    await allSettled(model.started, { scope, params: undefined });
    expect(scope.getState(model.$failure)).toEqual({ failure: null, message: 'a mistake' });
    expect(scope.getState(model.$running)).toBe(false);
  });

  it('a stream of a port as stores has failed where the port throws at once', async () => {
    const model = streamed((): Observable<number> => {
      throw new Error('no such call');
    });
    const scope = fork();
    await allSettled(model.started, { scope, params: undefined });
    expect(scope.getState(model.$running)).toBe(false);
    expect(scope.getState(model.$failure)).toEqual({ failure: null, message: 'no such call' });
  });

  it('takes a stream that is over before it is started well', async () => {
    const model = streamed(() => of(1, 2));
    const scope = fork();
    await allSettled(model.started, { scope, params: undefined });
    expect(scope.getState(model.$samples)).toEqual([1, 2]);
    expect(scope.getState(model.$running)).toBe(false);
  });

  it('ends when its page is left', async () => {
    const { model, scope, start, listening } = aStream();
    await start();
    await allSettled(model.left, { scope });
    expect(scope.getState(model.$running)).toBe(false);
    expect(listening()).toEqual([false]);
  });

  it('a stream of a port as stores goes on when its page is left, where it is told to', async () => {
    const { model, scope, start, say, listening } = aStream({ goesOn: true });
    await start();
    await allSettled(model.left, { scope });
    expect(listening()).toEqual([true]);
    await say(4);
    expect(scope.getState(model.$samples)).toEqual([4]);
  });

  it('forgets samples and failure when it is cleared, and runs on', async () => {
    const { model, scope, start, say } = aStream();
    await start();
    await say(1);
    await allSettled(model.cleared, { scope });
    expect(scope.getState(model.$samples)).toEqual([]);
    expect(scope.getState(model.$running)).toBe(true);
  });

  it('a stream of a port as stores does not listen to the rest of a stream that was ended, however late it speaks', async () => {
    const late: ((value: number) => void)[] = [];
    const model = streamed(
      () =>
        new Observable<number>(subscriber => {
          late.push(value => subscriber.next(value));
        }),
    );
    const scope = fork();
    await allSettled(model.started, { scope, params: undefined });
    await allSettled(model.stopped, { scope });
    late[0]!(1);
    await allSettled(scope);
    expect(scope.getState(model.$samples)).toEqual([]);
  });

  it('leaves two scopes apart', async () => {
    const { model, scope, start, say } = aStream();
    const other = fork();
    await start();
    await say(1);
    expect(scope.getState(model.$samples)).toEqual([1]);
    expect(other.getState(model.$samples)).toEqual([]);
  });
});
