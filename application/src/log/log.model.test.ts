import { allSettled, createEvent, createStore, type EventCallable, fork } from 'effector';
import type { DeviceStatus } from '@radiolink/domain/status';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { DeviceLog } from './log.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import type { Watched } from '../watching/watched.ts';
import { createLogModel } from './log.model.ts';

const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);
const line = (number: number, text = `event ${number}`) => `May 31 10:00:00 app[${number}]: ${text}`;
const lines = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, place) => line(from + place));
const FAILURE = { kind: 'network', reason: 'unreachable', message: '' } as const;

/** A log whose answers a test makes. */
function aLog({ versioned = false }: { readonly versioned?: boolean } = {}) {
  const scope = fork();
  const sessionEnded = createEvent();
  const streams: Subject<Watched<DeviceLog>>[] = [];
  const files: TransferFile[] = [];
  let refuse: Error | undefined;
  const values: Record<string, unknown> = { versioned_only: versioned };
  const model = createLogModel({
    log: {
      watch: () => {
        const stream = new Subject<Watched<DeviceLog>>();
        streams.push(stream);
        return stream;
      },
      clear: () => (refuse === undefined ? Promise.resolve() : Promise.reject(refuse)),
    },
    session: { $ended: createStore(false).on(sessionEnded, () => true) },
    sessionStore: { get: key => values[key] as never, set: () => undefined, clear: () => undefined },
    status: {
      slice: read => {
        const status = { host: { hostname: 'ridge', localTime: '2026-06-01 12:00:00' } };
        return createStore(read(status as DeviceStatus));
      },
    },
    download: { save: file => void files.push(file) },
    clock: { now: () => 0 },
  });
  const act = <T>(unit: EventCallable<T>, params?: T) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  const say = async (event: Watched<DeviceLog>) => {
    streams.at(-1)?.next(event);
    await allSettled(scope);
  };
  return {
    scope,
    model,
    files,
    sessionEnded,
    act,
    answer: (reported: readonly string[], enabled = true) =>
      say({ kind: 'value', value: { enabled, lines: reported } }),
    fail: () => say({ kind: 'failure', failure: FAILURE, failures: 1 }),
    refuseClear: (reason: Error) => {
      refuse = reason;
    },
    watched: () => streams.map(stream => stream.observed),
    numbers: () => scope.getState(model.$shown).map(entry => entry.number),
    raw: () => scope.getState(model.$shown).map(entry => entry.raw),
  };
}

describe('the log', () => {
  it('the log is asked for while its page is shown, and the lines stay', async () => {
    const log = aLog();
    expect(log.watched()).toEqual([]);
    await log.act(log.model.shown);
    await log.answer(lines(1, 3));
    await log.act(log.model.left);
    expect(log.watched()).toEqual([false]);
    expect(log.raw()).toEqual(lines(1, 3));
    await log.act(log.model.shown);
    await log.answer(lines(2, 4));
    expect(log.raw()).toEqual(lines(1, 4));
  });

  it('adds what is new, and keeps each line its number', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(lines(1, 3));
    const before = log.scope.getState(log.model.$entries);
    await log.answer(lines(1, 3));
    expect(log.scope.getState(log.model.$entries)).toBe(before);
    await log.answer(lines(3, 5));
    expect(log.numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells lines apart that read the same', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(['a', 'a', 'b', 'a', 'a']);
    await log.answer(['b', 'a', 'a', 'b', 'a']);
    expect(log.raw()).toEqual(['a', 'a', 'b', 'a', 'a', 'b', 'a']);
  });

  it('the log begins anew with the lines of a device that restarted or was cleared by someone else', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(lines(1, 3));
    await log.answer(lines(8, 9));
    expect(log.raw()).toEqual(lines(8, 9));
    expect(log.numbers()).toEqual([4, 5]);
    await log.answer([]);
    expect(log.raw()).toEqual([]);
  });

  it('keeps 10,000 lines, the newest', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(lines(1, 9999));
    await log.answer(lines(9000, 10_050));
    expect(log.raw()).toHaveLength(10_000);
    expect(log.raw()[0]).toBe(line(51));
  });

  it.each([
    [false, 'off'],
    [true, 'missing'],
  ])('the log that is not there is said; versioned: %s', async (versioned, state) => {
    const log = aLog({ versioned });
    expect(log.scope.getState(log.model.$state)).toBe('waiting');
    await log.act(log.model.shown);
    await log.answer([], false);
    expect(log.scope.getState(log.model.$state)).toBe(state);
  });

  it('keeps its lines while the device is away, and says so until it is back', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(lines(1, 3));
    await log.fail();
    expect(log.scope.getState(log.model.$failure)).toEqual(FAILURE);
    expect(log.raw()).toEqual(lines(1, 3));
    await log.answer(lines(1, 4));
    expect(log.scope.getState(log.model.$failure)).toBeNull();
  });

  it('the log is asked for no more when the session is over', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.act(log.sessionEnded);
    expect(log.watched()).toEqual([false]);
  });
});

describe('the filter', () => {
  const REPORTED = [
    'May 31 10:00:00 hostapd: ath0: STA 02:00:00:00:00:01 associated',
    'May 31 10:00:01 httpd: failed login from 192.0.2.7',
    'May 31 10:00:02 kernel: cannot allocate',
  ];
  const filtered = async (change: object) => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(REPORTED);
    await log.act(log.model.filtered, change);
    return log;
  };

  it.each([
    [{ search: ' STA 02 ' }, [1]],
    [{ search: 'HTTPD' }, [2]],
    [{ process: 'kernel' }, [3]],
    [{ severity: 'warning' }, [2, 3]],
    [{ severity: 'error' }, [3]],
    [{ severity: 'error', process: 'httpd' }, []],
  ])('%o', async (change, numbers) => {
    expect((await filtered(change)).numbers()).toEqual(numbers);
  });

  it('offers the programs that wrote', async () => {
    const { scope, model } = await filtered({});
    expect(scope.getState(model.$processes)).toEqual(['hostapd', 'httpd', 'kernel']);
  });

  it('decides what is saved', async () => {
    const log = await filtered({ process: 'httpd' });
    for (const format of ['txt', 'csv', 'json'] as const)
      await log.act(log.model.exported, { format, words });
    const [text, csv, json] = await Promise.all(log.files.map(({ content }) => content.text()));
    expect(log.files.map(({ name }) => name)).toEqual([
      'log-ridge-1970-01-01.txt',
      'log-ridge-1970-01-01.csv',
      'log-ridge-1970-01-01.json',
    ]);
    expect(text).toBe(`${REPORTED[1]}\n`);
    expect(csv?.split('\r\n')[1]).toBe(
      '2026-05-31T10:00:01,httpd,warning,login-failure,failed login from 192.0.2.7',
    );
    expect(JSON.parse(json ?? '')).toMatchObject({ tool: 'log', lines: 1, results: [{ process: 'httpd' }] });
  });

  it('saves a hostile line as text that steers nothing', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(['\u001b[2Jgone', '=cmd|x']);
    await log.act(log.model.exported, { format: 'txt', words });
    await log.act(log.model.exported, { format: 'csv', words });
    expect(await log.files[0]!.content.text()).toBe('\\u001b[2Jgone\n=cmd|x\n');
    expect(await log.files[1]!.content.text()).toContain(",'=cmd|x");
  });
});

describe('clearing', () => {
  it('empties the log, and asks anew instead of believing an older answer', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(lines(1, 3));
    await log.act(log.model.clearRequested);
    expect(log.raw()).toEqual([]);
    expect(log.watched()).toEqual([false, true]);
    await log.answer(lines(4, 4));
    expect(log.numbers()).toEqual([4]);
  });

  it('clearing that is refused leaves the lines and says why', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.answer(lines(1, 3));
    log.refuseClear(new Error('not for you'));
    await log.act(log.model.clearRequested);
    expect(log.raw()).toEqual(lines(1, 3));
    expect(log.scope.getState(log.model.$clearing)).toMatchObject({
      isFetching: false,
      message: 'not for you',
    });
  });

  it('clearing does not watch a page that was left meanwhile', async () => {
    const log = aLog();
    await log.act(log.model.shown);
    await log.act(log.model.left);
    await log.act(log.model.clearRequested);
    expect(log.watched()).toEqual([false]);
  });
});
