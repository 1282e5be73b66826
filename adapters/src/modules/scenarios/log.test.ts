import { LOG_MODELS, LogModel } from '@radiolink/application/log/log.model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { pass, turnTime } from './change-scenario.mother.ts';
import { toolScenario, type ToolScenario, VIEWER } from './tool-scenario.mother.ts';

const LOG = { models: LOG_MODELS, token: LogModel, calls: /^\/api\/logs/ };

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function logScenario(options: Partial<ToolScenario<LogModel>> = {}) {
  const one = await toolScenario({ ...LOG, ...options });
  return { ...one, log: one.tool, texts: () => one.tool.$entries.getState().map(({ line }) => line.text) };
}

/** Someone tries a wrong password: the radio writes a line. */
const wrongLogin = (radio: VirtualRadio) =>
  radio.fetch(
    new Request(`http://${radio.address}/api/auth`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'wrong' }),
    }),
  );

describe('the log', () => {
  it('the log is read while its page is shown, live, and by nobody before and after', async () => {
    const { log, page, radio, texts, requestsWithin } = await logScenario();
    expect(await requestsWithin(10)).toBe(0);
    log.shown();
    await pass(2);
    const before = texts().length;
    expect(before).toBeGreaterThan(2);
    await wrongLogin(radio);
    await pass(4);
    expect(texts().length).toBe(before + 1);
    expect(texts().at(-1)).toMatch(/^failed login from /);
    log.left();
    expect(await requestsWithin(20)).toBe(0);
    expect(texts().length).toBe(before + 1);
    page.kill();
  });

  it('left while the first answer is on its way asks nothing more', async () => {
    const { log, page, requestsWithin } = await logScenario();
    log.shown();
    log.left();
    expect(await requestsWithin(20)).toBeLessThanOrEqual(1);
    expect(await requestsWithin(20)).toBe(0);
    page.kill();
  });

  it('the log is not read while nobody sees the page, and at once when it is seen again', async () => {
    const { log, page, radio, texts, requestsWithin } = await logScenario();
    log.shown();
    await pass(4);
    page.visible.next(false);
    await pass(2);
    expect(await requestsWithin(30)).toBe(0);
    await wrongLogin(radio);
    page.visible.next(true);
    await pass(2);
    expect(texts().at(-1)).toMatch(/^failed login/);
    page.kill();
  });

  it('keeps its lines while the device is away, and goes on with it', async () => {
    const { log, page, radio, texts } = await logScenario();
    log.shown();
    await pass(4);
    const before = texts();
    radio.faults.set({ unreachable: true });
    await pass(20);
    expect(log.$failure.getState()).toMatchObject({ kind: 'network' });
    expect(texts()).toEqual(before);
    radio.faults.clear();
    await pass(60);
    expect(log.$failure.getState()).toBeNull();
    page.kill();
  });

  it('ends with the session', async () => {
    const { log, page, radio, requestsWithin } = await logScenario();
    log.shown();
    await pass(4);
    radio.faults.happen('session-end');
    await pass(5);
    expect(page.reloads()).toBe(1);
    expect(await requestsWithin(20)).toBe(0);
    page.kill();
  });

  it('the log is read no more after a log-out', async () => {
    const { log, page, requestsWithin } = await logScenario();
    log.shown();
    await pass(4);
    page.session.logoutRequested();
    await pass(3);
    expect(await requestsWithin(20)).toBe(0);
    page.kill();
  });

  it('the log is not harmed by garbage, and says that it was some', async () => {
    const { log, page, texts, replaceAnswers } = await logScenario();
    log.shown();
    await pass(4);
    const before = texts();
    replaceAnswers(() => new Response('<html>\u0000', { headers: { 'content-type': 'text/html' } }));
    await pass(5);
    expect(log.$failure.getState()).toMatchObject({ kind: 'network', reason: 'malformed' });
    replaceAnswers(() =>
      Response.json({ enabled: 'maybe', lines: [1, null, { a: 1 }, 'x'.repeat(100_000)] }),
    );
    await pass(60);
    expect(log.$failure.getState()).toBeNull();
    expect(texts().map(text => text.length)).toEqual([256]);
    expect(before.length).toBeGreaterThan(0);
    page.kill();
  });

  it('the log that the user may not read says so, and the session goes on', async () => {
    const { log, page, replaceAnswers } = await logScenario();
    replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
    log.shown();
    await pass(5);
    expect(log.$failure.getState()).toMatchObject({ error: 'Not for you' });
    expect(page.reloads()).toBe(0);
    page.kill();
  });

  it('the log is cleared on the device, for a second browser too', async () => {
    const first = await logScenario();
    const second = await logScenario({ on: first.radio });
    first.log.shown();
    second.log.shown();
    await pass(4);
    expect(second.texts().length).toBeGreaterThan(2);
    first.log.clearRequested();
    await pass(4);
    expect(first.texts()).toEqual([]);
    expect(second.texts()).toEqual([]);
    first.page.kill();
    second.page.kill();
  });

  it('the log is read but not cleared by a read-only user', async () => {
    const { log, page, texts } = await logScenario({ user: VIEWER });
    log.shown();
    await pass(4);
    const before = texts().length;
    expect(before).toBeGreaterThan(2);
    log.clearRequested();
    await pass(4);
    expect(log.$clearing.getState()).toMatchObject({ failure: { statusCode: 403 } });
    expect(texts().length).toBeGreaterThanOrEqual(before);
    expect(page.reloads()).toBe(0);
    page.kill();
  });

  it('the log of a device with the versioned API alone is said to be missing, without a request', async () => {
    const { log, page, requestsWithin } = await logScenario({ versioned: true });
    log.shown();
    expect(await requestsWithin(10)).toBe(0);
    expect(log.$state.getState()).toBe('missing');
    page.kill();
  });
});
