import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { SpeedTest } from '@radiolink/domain/tools';
import { allSettled } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { toolWorld } from '../tool-runs/tool-ports.mother.ts';
import { reportCsv, reportJson, reportText } from '../tool-runs/tool-report.ts';
import type { SpeedTestRequest } from './speed-test.port.ts';
import { createSpeedTestModel } from './speed-test.model.ts';

const SECRET = 'Other-Secret-2026';
const REQUESTED = {
  host: '192.0.2.20',
  username: 'admin',
  durationSeconds: 10,
  direction: 'duplex',
} as const;
const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);

const moment = (elapsedSeconds: number, ...rates: readonly number[]): SpeedTest => ({
  id: '1',
  status: 'in-progress',
  phase: 'tx',
  elapsedSeconds,
  durationSeconds: 10,
  samples: rates.map((kbps, seconds) => ({ seconds, txKbps: kbps, rxKbps: kbps / 2 })),
});

/** A speed test whose states a test makes, in a browser that stores its runs. */
function aSpeedTest({
  stored = [],
  versioned = false,
}: {
  readonly stored?: string[];
  readonly versioned?: boolean;
} = {}) {
  const world = toolWorld(new Map<string, unknown>([['versioned_only', versioned]]));
  const { scope } = world;
  const tests: { readonly request: SpeedTestRequest; readonly states: Subject<SpeedTest> }[] = [];
  const model = createSpeedTestModel({
    ...world.ports,
    memory: { read: () => stored.at(-1), store: json => void stored.push(json) },
    speedTest: {
      run: request => {
        const states = new Subject<SpeedTest>();
        tests.push({ request, states });
        return states;
      },
    },
  });
  const run = () => scope.getState(model.$run);
  const begin = () => world.act(model.begun, { requested: REQUESTED, password: SECRET });
  const reported = async (...states: readonly SpeedTest[]) => {
    for (const state of states) tests.at(-1)?.states.next(state);
    await allSettled(scope);
  };
  return { ...world, model, tests, run, begin, reported, stored };
}

describe('a speed test', () => {
  it('gives the login to the device and to no store, session, browser or file', async () => {
    const { model, act, begin, reported, run, tests, stored, session, saved, scope } = aSpeedTest();
    await begin();
    expect(tests[0]?.request).toEqual({
      target: REQUESTED.host,
      username: 'admin',
      password: SECRET,
      durationSeconds: 10,
      direction: 'duplex',
    });
    await reported(moment(2, 80_000, 90_000));
    tests[0]!.states.complete();
    await act(model.exported, { format: 'json', words });
    const everything = [
      run(),
      scope.getState(model.$typed),
      [...session],
      stored,
      await saved[0]!.content.text(),
    ];
    expect(JSON.stringify(everything)).not.toContain(SECRET);
    expect(scope.getState(model.$typed)).toEqual(REQUESTED);
  });

  it('gives the password of one run to no other', async () => {
    const { model, act, begin, tests } = aSpeedTest();
    await begin();
    await act(model.stopRequested, undefined);
    await act(model.startRequested, REQUESTED);
    expect(tests.map(({ request }) => request.password)).toEqual([SECRET, '']);
  });

  it('runs once at a time, and shows wherever one goes how far it is', async () => {
    const { begin, reported, tests, scope, tools } = aSpeedTest();
    await begin();
    await begin();
    expect(tests).toHaveLength(1);
    await reported(moment(4, 80_000));
    expect(scope.getState(tools.$running)).toMatchObject([
      { id: 'speed-test', summary: { values: { host: REQUESTED.host, elapsed: 4, duration: 10 } } },
    ]);
  });

  it('keeps the mean of both rates, the highest load and the newest capacity', async () => {
    const { act, begin, reported, run, statusArrived, tests } = aSpeedTest();
    await act(statusArrived, ptpAccessPointStatus({ host: { cpuLoadPercent: 80 } }));
    await begin();
    await reported(moment(1, 80_000));
    await act(statusArrived, ptpAccessPointStatus({ host: { cpuLoadPercent: 20 } }));
    await reported({ ...moment(2, 80_000, 100_000), phase: 'done', status: 'finished' });
    tests[0]!.states.complete();
    expect(run()).toMatchObject({
      end: 'finished',
      failure: null,
      result: { phase: 'done', txKbps: 90_000, rxKbps: 45_000, ends: { localCpuPercent: 80 } },
    });
    expect(run()?.result.ends.txCapacityKbps).toBeGreaterThan(0);
  });

  it.each([
    ['stopped', undefined, 'The test was stopped on the device.'],
    ['failed', 'Login failed there', 'Login failed there'],
  ] as const)(
    '%s by the device (%s) is a failure that keeps what came',
    async (status, failureReason, said) => {
      const { begin, reported, run } = aSpeedTest();
      await begin();
      await reported(moment(1, 80_000), { ...moment(2, 80_000), status, failureReason });
      expect(run()).toMatchObject({ end: 'failed', failure: { message: said } });
      expect(run()?.result.samples).toHaveLength(1);
    },
  );

  it('ends on the device at a log-out, and says when the device went away', async () => {
    const scenario = aSpeedTest();
    await scenario.begin();
    await scenario.act(scenario.logoutRequested, undefined);
    expect(scenario.tests[0]!.states.observed).toBe(false);
    await scenario.begin();
    const failure = { kind: 'network', reason: 'unreachable', message: '' } as const;
    scenario.tests[1]!.states.error(new RequestFailure(failure));
    expect(scenario.run()).toMatchObject({ number: 2, end: 'failed', failure: { failure } });
  });

  it('measures in the directions of the interface', () => {
    expect(aSpeedTest().model.directions).toEqual(['duplex', 'tx', 'rx']);
    expect(aSpeedTest({ versioned: true }).model.directions).toEqual(['both', 'duplex', 'tx', 'rx']);
  });

  it('knows whether a link carries traffic that it would disturb', async () => {
    const { model, act, scope, statusArrived } = aSpeedTest();
    expect(scope.getState(model.$disturbs)).toBeNull();
    await act(statusArrived, ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }));
    expect(scope.getState(model.$disturbs)).toBe(false);
    await act(statusArrived, ptpAccessPointStatus());
    expect(scope.getState(model.$disturbs)).toBe(true);
  });
});

describe('the runs of this browser', () => {
  it('outlive the session, and are compared with the next', async () => {
    const before = aSpeedTest();
    await before.begin();
    await before.reported(moment(1, 80_000));
    before.tests[0]!.states.complete();
    const after = aSpeedTest({ stored: before.stored });
    expect(after.run()).toMatchObject({ number: 1, end: 'finished', result: { txKbps: 80_000 } });
    await after.begin();
    await after.act(after.model.runCompared, 1);
    expect(after.scope.getState(after.model.$compared)?.number).toBe(1);
    expect(after.run()?.number).toBe(2);
  });

  it.each([
    'no JSON',
    '{"speed-test":{"typed":{"host":"a; reboot","username":"a","durationSeconds":10,"direction":"tx"},"runs":[]}}',
    '{"speed-test":{"typed":{"host":"a","username":"a","durationSeconds":1e9,"direction":"tx"},"runs":[{"number":1,"startedAt":1,"request":null,"result":null}]}}',
    '{"speed-test":{"runs":[{"number":1,"startedAt":1,"request":{"host":"a","username":"a","durationSeconds":10,"direction":"tx"},"result":{"phase":"tx","elapsedSeconds":1,"durationSeconds":1,"samples":[{"seconds":"x"}],"ends":{}}}]}}',
  ])('the runs of this browser are not read from %s', json => {
    const { model, scope, run } = aSpeedTest({ stored: [json] });
    expect([run(), scope.getState(model.$typed)]).toEqual([null, null]);
  });
});

describe('a speed test that is taken away', () => {
  it('a speed test that is taken away has its figures as facts and a row for each second, in Mbps', async () => {
    const { model, begin, reported, run } = aSpeedTest();
    await begin();
    await reported(moment(2, 80_000, 90_040));
    const report = model.report(run()!);
    expect(reportCsv(report, words).split('\r\n').slice(0, 3)).toEqual([
      'Second,Transmit (Mbps),Receive (Mbps)',
      '0,80,40',
      '1,90,45',
    ]);
    expect(JSON.parse(reportJson(report))).toMatchObject({
      tool: 'speed-test',
      host: REQUESTED.host,
      direction: 'duplex',
      tx: 85,
      rx: 42.5,
      results: [
        { second: 0, tx: 80 },
        { second: 1, rx: 45 },
      ],
    });
    expect(reportText(report, words)).toContain('Direction: Both at the same time\n');
  });
});
