import { RunningToolsModel } from '@radiolink/application/tool-runs/running-tools.model';
import type { ToolRun } from '@radiolink/application/tool-runs/tool-report';
import type { RunningTool, VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { type ScenarioPage, pass, turnTime } from './change-scenario.mother.ts';
import { toolScenario, type ToolScenario, VIEWER } from './tool-scenario.mother.ts';

/** What the scenarios need to know of one tool. */
export interface ToolOfScenarios<Model> extends Pick<ToolScenario<Model>, 'models' | 'token' | 'calls'> {
  /** Starts a run that goes on until it is stopped, or for at least a minute. */
  readonly startLong: (tool: Model, page: ScenarioPage) => void;
  /** Starts a run that ends by itself. */
  readonly startShort: (tool: Model, page: ScenarioPage) => void;
  /** Seconds within which a short run is over, with results. */
  readonly shortSeconds: number;
  /** Seconds within which a long run has its first results. Default 5. */
  readonly firstSeconds?: number;
  /** Longest pause between two of its requests, seconds. Default 6. */
  readonly pauseSeconds?: number;
  /** Seconds within which a break is told. Default 60. */
  readonly givesUpSeconds?: number;
  /** Seconds within which the device ends by itself what nobody reads any more. Default 70. */
  readonly unreadSeconds?: number;
  /** How many results there are so far. */
  readonly results: (tool: Model) => number;
  /** Whether it goes on while the page is hidden: readings 16 and 36. */
  readonly hidden: 'goes on' | 'pauses';
  /** What a second browser gets meanwhile. */
  readonly second: (versioned: boolean) => 'its own run' | 'a refusal';
  /** What the device carries on with itself; nothing where each result is a request of its own. */
  readonly onDevice: (versioned: boolean) => readonly RunningTool[];
  /** Read-only users have it: reading 27. */
  readonly forReadOnly: boolean;
}

/** Scenarios of each tool in `npm test`, drawn by the commit. */
const SOME = 4;

const GARBAGE = {
  classic: { type: 'text/html', text: '<html>\u0000' },
  versioned: { type: 'application/json', text: '[{"mac":{"hops":[{"hop":' },
};

/** What a scenario reads of any tool. */
interface ScenarioModel {
  readonly id: string;
  readonly stopRequested: () => void;
  readonly $run: { getState(): Pick<ToolRun<unknown, unknown>, 'end' | 'failure'> | null };
}

/** The scenarios that every tool has to pass, on both APIs. */
export function testToolScenarios<Model extends ScenarioModel>(
  name: string,
  tested: ToolOfScenarios<Model>,
): void {
  const { models, token, calls, results, startLong, startShort, shortSeconds } = tested;
  const { firstSeconds = 5, unreadSeconds = 70, givesUpSeconds = 60, pauseSeconds = 6 } = tested;

  beforeEach(turnTime);
  afterEach(() => void vi.useRealTimers());

  describe.each(sampleOf([{ versioned: false }, { versioned: true }], 1, name))(
    `${name} as every tool, versioned: $versioned`,
    ({ versioned }) => {
      const opened = async (options: { readonly on?: VirtualRadio; readonly user?: typeof VIEWER } = {}) => {
        const one = await toolScenario({ models, token, calls, versioned, ...options });
        const run = () => one.tool.$run.getState();
        return {
          ...one,
          run,
          long: () => startLong(one.tool, one.page),
          short: () => startShort(one.tool, one.page),
        };
      };
      /** A run that has its first results and goes on. */
      const running = async () => {
        const one = await opened();
        one.long();
        await pass(firstSeconds);
        expect(one.run()).toMatchObject({ end: null, failure: null });
        expect(results(one.tool)).toBeGreaterThan(0);
        expect(one.radio.runningTools).toEqual(expect.arrayContaining([...tested.onDevice(versioned)]));
        return one;
      };
      /** Neither the page nor the device does anything more. */
      const isAtRest = async ({
        radio,
        requestsWithin,
      }: Awaited<ReturnType<typeof opened>>): Promise<void> => {
        expect(await requestsWithin(20)).toBe(0);
        expect(radio.runningTools).toEqual([]);
      };

      const scenarios: (readonly [title: string, walk: () => Promise<void>])[] = [];
      const scenario = (title: string, walk: () => Promise<void>): void => void scenarios.push([title, walk]);

      scenario('ends by itself, with results', async () => {
        const one = await opened();
        one.short();
        await pass(shortSeconds);
        expect(one.run()).toMatchObject({ end: 'finished', failure: null });
        expect(results(one.tool)).toBeGreaterThan(0);
        await isAtRest(one);
        one.page.kill();
      });

      scenario('stopped, runs on nowhere and keeps its results', async () => {
        const one = await running();
        const before = results(one.tool);
        one.tool.stopRequested();
        await pass(2);
        expect(one.run()).toMatchObject({ end: 'stopped', failure: null });
        expect(results(one.tool)).toBeGreaterThanOrEqual(before);
        await isAtRest(one);
        one.page.kill();
      });

      scenario('stopped while it starts, leaves nothing behind and can start again', async () => {
        const one = await opened();
        one.long();
        one.tool.stopRequested();
        await pass(3);
        expect(one.run()).toMatchObject({ end: 'stopped' });
        await isAtRest(one);
        one.short();
        await pass(shortSeconds);
        expect(one.run()).toMatchObject({ end: 'finished' });
        one.page.kill();
      });

      scenario('goes on while another page is shown, and is stopped from the header', async () => {
        const one = await running();
        const header = one.page.open([], RunningToolsModel);
        expect(header.$running.getState().map(({ id }) => id)).toEqual([one.tool.id]);
        header.stopRequested(one.tool.id);
        await pass(2);
        expect(header.$running.getState()).toEqual([]);
        expect(one.run()).toMatchObject({ end: 'stopped' });
        await isAtRest(one);
        one.page.kill();
      });

      scenario(`${tested.hidden} while nobody sees the page, and goes on when it is seen again`, async () => {
        const one = await running();
        one.page.visible.next(false);
        await pass(2);
        const requested = await one.requestsWithin(pauseSeconds);
        expect(requested > 0).toBe(tested.hidden === 'goes on');
        one.page.visible.next(true);
        expect(await one.requestsWithin(pauseSeconds)).toBeGreaterThan(0);
        expect(one.run()).toMatchObject({ end: null, failure: null });
        one.tool.stopRequested();
        await pass(2);
        await isAtRest(one);
        one.page.kill();
      });

      scenario('goes on after a short outage', async () => {
        const one = await running();
        one.radio.faults.set({ unreachable: true });
        await pass(4);
        one.radio.faults.clear();
        await pass(10);
        expect(one.run()).toMatchObject({ end: null, failure: null });
        one.tool.stopRequested();
        await pass(2);
        await isAtRest(one);
        one.page.kill();
      });

      scenario('tells that the device lost its power, and keeps its results', async () => {
        const one = await running();
        const before = results(one.tool);
        one.radio.faults.happen('power-loss');
        one.radio.close();
        await pass(givesUpSeconds);
        expect(one.run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
        expect(results(one.tool)).toBeGreaterThanOrEqual(before);
        expect(await one.requestsWithin(30)).toBe(0);
        one.page.kill();
      });

      scenario('cut off from the device, gives up, and the device does too', async () => {
        const one = await running();
        one.cutOff();
        await pass(Math.max(givesUpSeconds, unreadSeconds));
        expect(one.run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
        await isAtRest(one);
        one.page.kill();
      });

      scenario('ends with the session, without a further request', async () => {
        const one = await running();
        one.radio.faults.happen('session-end');
        await pass(20);
        expect(one.page.reloads()).toBe(1);
        expect(one.run()).not.toMatchObject({ end: null });
        await pass(unreadSeconds);
        await isAtRest(one);
        one.page.kill();
      });

      scenario('is stopped on the device by a log-out', async () => {
        const one = await running();
        one.page.session.logoutRequested();
        await pass(5);
        expect(one.run()).toMatchObject({ end: 'interrupted' });
        await isAtRest(one);
        one.page.kill();
      });

      scenario('is told that the user may not, and the session goes on', async () => {
        const one = await opened();
        one.replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
        one.long();
        await pass(5);
        expect(one.run()).toMatchObject({ end: 'failed', failure: { message: 'Not for you' } });
        expect(one.page.reloads()).toBe(0);
        // Only the response was replaced: the radio did start, and ends what nobody reads.
        await pass(unreadSeconds);
        await isAtRest(one);
        one.page.kill();
      });

      scenario('is not harmed by garbage, and says that it was some', async () => {
        const { type, text } = versioned ? GARBAGE.versioned : GARBAGE.classic;
        const one = await running();
        const before = results(one.tool);
        one.replaceAnswers(() => new Response(text, { headers: { 'content-type': type } }));
        await pass(givesUpSeconds);
        expect(one.run()).toMatchObject({
          end: 'failed',
          failure: { failure: { kind: 'network', reason: 'malformed' } },
        });
        expect(results(one.tool)).toBeGreaterThanOrEqual(before);
        one.replaceAnswers(undefined);
        await pass(unreadSeconds);
        await isAtRest(one);
        one.page.kill();
      });

      scenario(`lets a second browser have ${tested.second(versioned)}, and the first goes on`, async () => {
        const first = await running();
        const second = await opened({ on: first.radio });
        second.short();
        await pass(shortSeconds);
        expect(first.run()).toMatchObject({ end: null });
        const isRefused = tested.second(versioned) === 'a refusal';
        expect(second.run()?.end).toBe(isRefused ? 'failed' : 'finished');
        expect(second.run()?.failure?.message.length ?? 0).toSatisfy(
          (length: number) => length > 0 === isRefused,
        );
        first.tool.stopRequested();
        await pass(2);
        second.short();
        await pass(shortSeconds);
        expect(second.run()).toMatchObject({ end: 'finished' });
        expect(results(second.tool)).toBeGreaterThan(0);
        first.page.kill();
        second.page.kill();
      });

      if (tested.forReadOnly)
        scenario('runs for a read-only user', async () => {
          const one = await opened({ user: VIEWER });
          one.short();
          await pass(shortSeconds);
          expect(one.run()).toMatchObject({ end: 'finished' });
          expect(results(one.tool)).toBeGreaterThan(0);
          one.page.kill();
        });

      it.each(sampleOf(scenarios, SOME, `${name} scenarios`))('%s', async (_, walk) => {
        expect.hasAssertions();
        await walk();
      });
    },
  );
}
