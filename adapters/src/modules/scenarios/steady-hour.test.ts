import { nextSteadyLinks, type SteadyLinks } from '@radiolink/application/status/link-view';
import type { DeviceStatus } from '@radiolink/domain/status';
import { classicProfileNames, profileNames } from '@radiolink/virtual-radio';
import { aSession, aV1Session } from '@radiolink/virtual-radio/testing';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';
import { mapDeviceFacts } from '../../http/v1/statistics/device-facts.mapper.ts';
import { mapStatistics } from '../../http/v1/statistics/statistics.mapper.ts';

const STEP_SECONDS = 5;

/** Displayed values of a radio whose time passes quickly: one sample each five seconds. */
async function looksAt(profile: string, seconds: number, stations: number): Promise<SteadyLinks[]> {
  const { clock, read } = classicProfileNames.includes(profile)
    ? await classic(profile, stations)
    : await versioned(profile, stations);
  const looks: SteadyLinks[] = [];
  for (let second = 0; second < seconds; second += STEP_SECONDS) {
    clock.advance(STEP_SECONDS);
    looks.push(nextSteadyLinks(looks.at(-1), await read(), clock.now()));
  }
  return looks;
}

interface Watched {
  readonly clock: { now(): number; advance(seconds: number): void };
  read(): Promise<DeviceStatus>;
}

async function classic(profile: string, stations: number): Promise<Watched> {
  const { client, clock } = await aSession({ profile, stations });
  return { clock, read: async () => mapStatus(await client.json('/status.cgi')) };
}

async function versioned(profile: string, stations: number): Promise<Watched> {
  const { v1, clock } = await aV1Session({ profile, stations });
  const requested = async (path: string): Promise<never> => (await v1.get(path)).json() as never;
  const facts = mapDeviceFacts({
    device: await requested('/device'),
    system: await requested('/system'),
    configuration: await requested('/configuration'),
  });
  return { clock, read: async () => mapStatistics(await requested('/statistics'), facts) };
}

/** Displayed state of a link or a station. */
const shownOf = (look: SteadyLinks, key: string): string => {
  const steady = key === '' ? look.link : look.stations.get(key);
  return `${steady?.cause?.kind} ${steady?.cause?.side} ${steady?.cause?.severity} ${steady?.health.value}`;
};

/** An outage and the switch to the backup are shown in the second in which they happen: a link before and one after. */
const AT_ONCE: ReadonlySet<string | undefined> = new Set(['outage', 'backup']);
const isAtOnce = (look: SteadyLinks): boolean => AT_ONCE.has(look.link?.cause?.kind);

/** The most changes of one verdict within any minute of one link. */
function mostChangesInAMinute(looks: readonly SteadyLinks[]): number {
  const parts = partsBetween(looks);
  const keys = ['', ...(looks[0]?.stations.keys() ?? [])];
  return Math.max(...keys.flatMap(key => parts.map(part => mostChanges(part, key))));
}

/** The looks up to each outage or switch, and those after it. */
function partsBetween(looks: readonly SteadyLinks[]): readonly (readonly SteadyLinks[])[] {
  const starts = looks.flatMap((look, place) => {
    const before = looks[place - 1];
    return before === undefined || isAtOnce(before) !== isAtOnce(look) ? [place] : [];
  });
  return starts.map((start, index) => looks.slice(start, starts[index + 1]));
}

function mostChanges(looks: readonly SteadyLinks[], key: string): number {
  const changes = looks.flatMap((look, place) => {
    const before = looks[place - 1];
    const seen = before !== undefined && (key === '' || (before.stations.has(key) && look.stations.has(key)));
    return seen && shownOf(before, key) !== shownOf(look, key) ? [place * STEP_SECONDS] : [];
  });
  return Math.max(0, ...changes.map(at => changes.filter(other => other > at - 60 && other <= at).length));
}

const CONFIGURED = profileNames.filter(name => name !== 'factory');

describe('the verdicts of a steady link, over an hour', () => {
  it.each(sampleOf(CONFIGURED, 1))('change at most once a minute on %s', async profile => {
    const looks = await looksAt(profile, 3600, 3);
    expect(mostChangesInAMinute(looks)).toBeLessThanOrEqual(1);
  });
});
