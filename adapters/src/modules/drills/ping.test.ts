import { PING_MODELS, PingModel } from '@radiolink/application/ping';
import { RunningToolsModel } from '@radiolink/application/tool-runs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, turnTime } from './change-drill.mother.ts';
import { toolDrill } from './tool-drill.mother.ts';

const HOST = { host: '198.51.100.7', sizeBytes: 56, count: 0 };
const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };
const CALLS = /^\/pingtest_action\.cgi$|^\/api\/v1\.0\/tools\/ping/;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each([{ versioned: false }, { versioned: true }])('ping, versioned: $versioned', ({ versioned }) => {
  const drill = (options: { readonly user?: typeof VIEWER } = {}) =>
    toolDrill({ models: PING_MODELS, token: PingModel, calls: CALLS, versioned, ...options });

  it('adds up an echo a second, and nothing runs on once it is stopped', async () => {
    const one = await drill();
    one.tool.startRequested(HOST);
    await pass(10);
    const sent = one.run()!.result.tally.sent;
    expect(sent).toBeGreaterThan(5);
    one.tool.stopRequested();
    await pass(2);
    expect(await one.askedWithin(5)).toBe(0);
    expect(one.run()).toMatchObject({ end: 'stopped', failure: null });
    one.page.kill();
  });

  it('goes on while another page is shown and while nobody sees the page', async () => {
    const { tool, page, run } = await drill();
    const tools = page.open([], RunningToolsModel);
    tool.startRequested(HOST);
    await pass(3);
    page.visible.next(false);
    const before = run()!.result.tally.sent;
    await pass(10);
    expect(run()!.result.tally.sent).toBeGreaterThan(before + 5);
    expect(tools.$running.getState().map(({ id }) => id)).toEqual(['ping']);
    page.visible.next(true);
    tools.stopRequested('ping');
    await pass(2);
    expect(tools.$running.getState()).toEqual([]);
    page.kill();
  });

  it('ends by itself after its count', async () => {
    const { tool, page, run, askedWithin } = await drill();
    tool.startRequested({ ...HOST, count: 3 });
    await pass(8);
    expect(run()).toMatchObject({ end: 'finished', result: { tally: { sent: 3 } } });
    expect(await askedWithin(5)).toBe(0);
    page.kill();
  });

  it('stopped while it starts leaves nothing on the device', async () => {
    const one = await drill();
    one.tool.startRequested(HOST);
    one.tool.stopRequested();
    await pass(3);
    expect(await one.askedWithin(10)).toBe(0);
    // The device would refuse a second run if one were left.
    one.tool.startRequested({ ...HOST, count: 2 });
    await pass(6);
    expect(one.run()).toMatchObject({ end: 'finished' });
    one.page.kill();
  });

  it('says that the device went away, keeps what came before, and asks no more', async () => {
    const { tool, page, radio, run, askedWithin } = await drill();
    tool.startRequested(HOST);
    await pass(5);
    const { sent } = run()!.result.tally;
    radio.faults.happen('power-loss');
    radio.close();
    await pass(60);
    expect(run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
    expect(run()!.result.tally.sent).toBeGreaterThanOrEqual(sent);
    expect(await askedWithin(30)).toBe(0);
    page.kill();
  });

  it('goes on after a short outage', async () => {
    const { tool, page, radio, run } = await drill();
    tool.startRequested(HOST);
    await pass(5);
    const { sent } = run()!.result.tally;
    radio.faults.set({ unreachable: true });
    await pass(6);
    radio.faults.clear();
    await pass(8);
    expect(run()!.end).toBeNull();
    expect(run()!.result.tally.sent).toBeGreaterThan(sent + 3);
    tool.stopRequested();
    page.kill();
  });

  it('ends with the session, without a further request', async () => {
    const { tool, page, radio, run, askedWithin } = await drill();
    tool.startRequested(HOST);
    await pass(4);
    radio.faults.happen('session-end');
    await pass(4);
    expect(page.reloads()).toBe(1);
    expect(run()!.end).not.toBeNull();
    expect(await askedWithin(10)).toBe(0);
    page.kill();
  });

  it('is told that the user may not, and the session goes on', async () => {
    const { tool, page, run, replaceAnswers } = await drill();
    replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
    tool.startRequested(HOST);
    await pass(4);
    expect(run()).toMatchObject({ end: 'failed', failure: { message: 'Not for you' } });
    expect(page.reloads()).toBe(0);
    replaceAnswers(undefined);
    tool.stopRequested();
    page.kill();
  });

  it('is not harmed by garbage, and says that it was some', async () => {
    const { tool, page, run, replaceAnswers, askedWithin } = await drill();
    tool.startRequested(HOST);
    await pass(4);
    const { sent } = run()!.result.tally;
    replaceAnswers(() => new Response('<html>\u0000', { headers: { 'content-type': 'text/html' } }));
    await pass(60);
    expect(run()).toMatchObject({
      end: 'failed',
      failure: { failure: { kind: 'network', reason: 'malformed' } },
      result: { tally: { sent } },
    });
    expect(await askedWithin(10)).toBe(0);
    page.kill();
  });

  it('runs for a read-only user', async () => {
    const { tool, page, run } = await drill({ user: VIEWER });
    tool.startRequested({ ...HOST, count: 2 });
    await pass(6);
    expect(run()).toMatchObject({ end: 'finished', result: { tally: { sent: 2 } } });
    page.kill();
  });

  it('says that a host is unknown', async () => {
    const { tool, page, run } = await drill();
    tool.startRequested({ ...HOST, host: 'nowhere.example.net' });
    await pass(4);
    expect(run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'device-api' } } });
    page.kill();
  });
});

it('a second browser is told that another run is in progress, on a device that runs one at a time', async () => {
  const options = { models: PING_MODELS, token: PingModel, calls: CALLS, versioned: true };
  const first = await toolDrill(options);
  const second = await toolDrill({ ...options, on: first.radio });
  first.tool.startRequested(HOST);
  await pass(3);
  second.tool.startRequested(HOST);
  await pass(3);
  expect(second.run()).toMatchObject({ end: 'failed', failure: { failure: { statusCode: 409 } } });
  expect(first.run()!.end).toBeNull();
  first.tool.stopRequested();
  await pass(2);
  second.tool.startRequested({ ...HOST, count: 1 });
  await pass(4);
  expect(second.run()).toMatchObject({ end: 'finished' });
  first.page.kill();
  second.page.kill();
});
