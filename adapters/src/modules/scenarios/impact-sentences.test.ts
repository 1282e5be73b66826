import { ConfigText } from '@radiolink/domain/configuration';
import {
  changeImpact,
  type CutKind,
  FAST_RESTART_SECONDS,
  LONGEST_RESTART_SECONDS,
} from '@radiolink/domain/impact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, openPage, pass, turnTime } from './change-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** Long enough for a restart, and for the stations that follow. */
const WATCHED_SECONDS = 150;

interface Seen {
  /** Seconds in which the device did not answer. */
  readonly silent: number;
  /** Seconds in which it answered and listed no station. */
  readonly unlinked: number;
  readonly isLinkedAtEnd: boolean;
  readonly hasRebooted: boolean;
  readonly hasSession: boolean;
}

/** Applies a change on the virtual radio: what the review says of it, and what then happens. */
async function applied(profile: 'ap-ptp' | 'ap-ptmp', edits: Readonly<Record<string, string>>) {
  const radio = aScenarioRadio({ profile, ...(profile === 'ap-ptmp' && { stations: 3 }) });
  const page = await openPage(radio);
  const text = page.models.editing;
  const before = text.$values.getState();
  for (const [key, value] of Object.entries(edits)) page.edit(key, value);
  const impact = changeImpact({ before: configOf(before), after: configOf(text.$values.getState()) });
  const bootedAt = (): number =>
    Date.now() / 1000 - (page.status.$status.getState()?.host.uptimeSeconds ?? 0);
  const started = bootedAt();
  page.models.apply.applyRequested('save');
  const looks: { readonly answers: boolean; readonly stations: number }[] = [];
  for (let second = 0; second < WATCHED_SECONDS; second += 1) {
    await pass(1);
    const answers = page.status.$connection.getState().kind === 'live';
    looks.push({ answers, stations: page.status.$status.getState()?.wireless.stations.length ?? 0 });
  }
  const count = (of: (look: (typeof looks)[number]) => boolean) => looks.filter(of).length;
  const seen: Seen = {
    silent: count(({ answers }) => !answers),
    unlinked: count(({ answers, stations }) => answers && stations === 0),
    isLinkedAtEnd: (looks.at(-1)?.stations ?? 0) > 0,
    hasRebooted: Math.abs(bootedAt() - started) > 5,
    hasSession: page.reloads() === 0,
  };
  page.kill();
  return {
    seen,
    says: impact.cuts.map(({ kind }) => kind),
    words: impact.cuts.map(({ message }) => message.key),
  };
}

const configOf = (values: ReadonlyMap<string, string>): ConfigText =>
  ConfigText.parse([...values].map(([key, value]) => `${key}=${value}`).join('\n'));

const ACCESS_POINTS = ['ap-ptp', 'ap-ptmp'] as const;
const FOLLOWS = /follows? automatically/;
const STAYS = /stays? disconnected until/;

describe('what the review says of a change, and what the radio then does', () => {
  it.each(sampleOf(ACCESS_POINTS, 1, 'channel'))(
    '%s: stations follow a mere change of channel',
    async profile => {
      const { seen, says, words } = await applied(profile, {
        'radio.1.freq': '5220',
        'radio.1.center.1.freq': '5230',
      });
      expect(says).toEqual(expect.arrayContaining<CutKind>(['link', 'remote-end']));
      expect(words.some(text => FOLLOWS.test(text))).toBe(true);
      expect(words.some(text => STAYS.test(text))).toBe(false);
      expect(seen).toMatchObject({ isLinkedAtEnd: true, hasRebooted: false, hasSession: true });
      expect(seen.silent + seen.unlinked).toBeGreaterThan(0);
    },
  );

  it.each(sampleOf(ACCESS_POINTS, 1, 'SSID'))('%s: stations stay away from another SSID', async profile => {
    const { seen, words } = await applied(profile, { 'wireless.1.ssid': 'Elsewhere' });
    expect(words.some(text => STAYS.test(text))).toBe(true);
    expect(words.some(text => FOLLOWS.test(text))).toBe(false);
    expect(seen).toMatchObject({ isLinkedAtEnd: false, hasRebooted: false, hasSession: true });
  });

  it('a change of power interrupts the link for no longer than it says', async () => {
    const { seen, says } = await applied('ap-ptp', { 'radio.1.txpower': '10' });
    expect(says).toEqual(['link']);
    expect(seen).toMatchObject({ isLinkedAtEnd: true, hasRebooted: false, hasSession: true });
    expect(seen.silent + seen.unlinked).toBeLessThanOrEqual(LONGEST_RESTART_SECONDS);
  });

  it('a change of services leaves the link, and is over in the time that it says', async () => {
    const { seen, says } = await applied('ap-ptp', {
      'ntpclient.status': 'enabled',
      'ntpclient.1.server': '192.0.2.3',
    });
    expect(says).toEqual(['services']);
    expect(seen).toMatchObject({ isLinkedAtEnd: true, hasRebooted: false, hasSession: true, unlinked: 0 });
    expect(seen.silent).toBeLessThanOrEqual(FAST_RESTART_SECONDS);
  });

  it('a restart of the network is silence for no longer than it says', async () => {
    const { seen, says } = await applied('ap-ptp', { 'netconf.1.mtu': '1400' });
    expect(says).toContain('management');
    expect(seen).toMatchObject({ isLinkedAtEnd: true, hasRebooted: false, hasSession: true });
    expect(seen.silent).toBeLessThanOrEqual(LONGEST_RESTART_SECONDS);
  });
});
