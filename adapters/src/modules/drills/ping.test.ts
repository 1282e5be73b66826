import { PING_MODELS, PingModel } from '@radiolink/application/ping';
import { describe, expect, it } from 'vitest';
import { pass } from './change-drill.mother.ts';
import { drillTool } from './every-tool.mother.ts';
import { toolDrill } from './tool-drill.mother.ts';

const HOST = { host: '198.51.100.7', sizeBytes: 56, count: 0 };
const PING = {
  models: PING_MODELS,
  token: PingModel,
  calls: /^\/pingtest_action\.cgi$|^\/api\/v1\.0\/tools\/ping/,
};

drillTool('ping', {
  ...PING,
  startLong: tool => tool.startRequested(HOST),
  startShort: tool => tool.startRequested({ ...HOST, count: 3 }),
  shortSeconds: 8,
  results: tool => tool.$run.getState()?.result.tally.sent ?? 0,
  hidden: 'goes on',
  second: versioned => (versioned ? 'a refusal' : 'its own run'),
  onDevice: versioned => (versioned ? ['ping'] : []),
  forReadOnly: true,
});

describe.each([{ versioned: false }, { versioned: true }])('ping, versioned: $versioned', ({ versioned }) => {
  it('sends an echo a second', async () => {
    const { tool, page } = await toolDrill({ ...PING, versioned });
    tool.startRequested(HOST);
    await pass(10);
    const { sent } = tool.$run.getState()!.result.tally;
    await pass(10);
    const later = tool.$run.getState()!.result.tally.sent - sent;
    expect(later).toBeGreaterThanOrEqual(8);
    expect(later).toBeLessThanOrEqual(11);
    tool.stopRequested();
    await pass(2);
    page.kill();
  });

  it('ends after its count', async () => {
    const { tool, page } = await toolDrill({ ...PING, versioned });
    tool.startRequested({ ...HOST, count: 3 });
    await pass(8);
    expect(tool.$run.getState()).toMatchObject({ end: 'finished', result: { tally: { sent: 3 } } });
    page.kill();
  });

  it('says that a host is unknown', async () => {
    const { tool, page } = await toolDrill({ ...PING, versioned });
    tool.startRequested({ ...HOST, host: 'nowhere.example.net' });
    await pass(4);
    expect(tool.$run.getState()).toMatchObject({
      end: 'failed',
      failure: { failure: { kind: 'device-api' } },
    });
    page.kill();
  });
});
