import { PING_MODELS, PingModel } from '@radiolink/application/ping/ping.model';
import { ProbeHostsModel } from '@radiolink/application/probe-hosts/probe-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { aScenarioRadio, pass, turnTime } from './change-scenario.mother.ts';
import { testToolScenarios } from './every-tool.mother.ts';
import { toolScenario, VIEWER } from './tool-scenario.mother.ts';

const HOST = { host: '198.51.100.7', sizeBytes: 56, count: 0 };
const PING = {
  models: PING_MODELS,
  token: PingModel,
  calls: /^\/pingtest_action\.cgi$|^\/api\/v1\.0\/tools\/ping/,
};

testToolScenarios('ping', {
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

describe.each(sampleOf([{ versioned: false }, { versioned: true }], 1, 'ping'))(
  'ping, versioned: $versioned',
  ({ versioned }) => {
    it('sends an echo a second', async () => {
      const { tool, page } = await toolScenario({ ...PING, versioned });
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
      const { tool, page } = await toolScenario({ ...PING, versioned });
      tool.startRequested({ ...HOST, count: 3 });
      await pass(8);
      expect(tool.$run.getState()).toMatchObject({ end: 'finished', result: { tally: { sent: 3 } } });
      page.kill();
    });

    it('a ping says that its host is unknown', async () => {
      const { tool, page } = await toolScenario({ ...PING, versioned });
      tool.startRequested({ ...HOST, host: 'nowhere.example.net' });
      await pass(4);
      expect(tool.$run.getState()).toMatchObject({
        end: 'failed',
        failure: { failure: { kind: 'device-api' } },
      });
      page.kill();
    });
  },
);

describe('the hosts that are offered', () => {
  beforeEach(turnTime);
  afterEach(() => void vi.useRealTimers());

  it.each([undefined, VIEWER])(
    'the hosts that are offered have the gateway that a DHCP server assigned, for %j too',
    async user => {
      const radio = aScenarioRadio({ profile: 'soho' });
      const { page } = await toolScenario({ ...PING, on: radio, ...(user && { user }) });
      const { opened, closed, $hosts } = page.open([], ProbeHostsModel);
      const gateways = () => $hosts.getState().filter(({ kind }) => kind === 'gateway');
      expect(gateways()).toEqual([]);
      opened();
      await pass(2);
      expect(gateways()).toEqual([{ address: '192.0.2.1', kind: 'gateway', name: undefined }]);
      closed();
      const before = page.requests.length;
      await pass(20);
      expect(page.requests.slice(before)).not.toContain('/sroutes.cgi');
      page.kill();
    },
  );

  it('the hosts that are offered have none where the device lost its lease, or has the versioned API alone', async () => {
    const radio = aScenarioRadio({ profile: 'soho' });
    radio.faults.set({ noDhcp: true });
    for (const options of [{ on: radio }, { versioned: true }]) {
      const { page } = await toolScenario({ ...PING, ...options });
      const { opened, $hosts } = page.open([], ProbeHostsModel);
      const before = $hosts.getState().filter(({ kind }) => kind === 'gateway');
      opened();
      await pass(2);
      expect($hosts.getState().filter(({ kind }) => kind === 'gateway')).toEqual(before);
      expect(page.reloads()).toBe(0);
      page.kill();
    }
  });
});
