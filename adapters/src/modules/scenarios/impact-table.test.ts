import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigText } from '@radiolink/domain/configuration';
import { changeImpact, applyRemoteFirst } from '@radiolink/domain/impact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { BROWSER_ADDRESS, aScenarioRadio, openPage, pass, turnTime } from './change-scenario.mother.ts';
import type { ImpactCase, Observed } from './impact-case.mother.ts';
import { LINK_CASES } from './impact-link.mother.ts';
import { MANAGEMENT_CASES } from './impact-management.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const IMPACT_CASES: readonly ImpactCase[] = [...MANAGEMENT_CASES, ...LINK_CASES];
const WATCHED_SECONDS = 45;
/** Sentences in `npm test`, drawn by the commit. */
const SOME = 6;
const ADMIN = new URLSearchParams({ username: 'admin', password: 'Tower-Link-2026', hide_rd: 'true' });

/** Makes the change on the virtual radio and watches it: what the review says, and what then happens. */
async function seenAfter({
  profile,
  first = {},
  changes,
  fault = {},
  seconds = WATCHED_SECONDS,
}: ImpactCase) {
  const radio = aScenarioRadio({ profile, ...(profile === 'ap-ptmp' && { stations: 3 }) });
  radio.faults.set(fault);
  const page = await openPage(radio, { host: 'localhost' });
  if (Object.keys(first).length > 0) {
    page.models.editing.edited(new Map(Object.entries(first)));
    page.models.apply.applyRequested('save');
    await pass(30);
  }
  const config = (): ConfigText =>
    ConfigText.parse(
      [...page.models.editing.$values.getState()].map(([key, value]) => `${key}=${value}`).join('\n'),
    );
  const status = () => page.status.$status.getState();
  const stations = () => status()?.wireless.stations ?? [];
  const [before, linkedMhz] = [
    config(),
    profile.startsWith('sta') ? status()?.wireless.frequencyMhz : undefined,
  ];
  const wanted = typeof changes === 'function' ? changes(before) : changes;
  const filled = Object.entries(wanted).map(
    ([key, value]) => [key, value.replace('FIRST_STATION', stations()[0]?.mac ?? '')] as const,
  );
  page.models.editing.edited(new Map(filled));
  const shown = page.models.apply.$impact.getState();
  const impact = changeImpact({ before, after: config(), linkedMhz });
  const says = [
    ...impact.cuts.map(({ message }) => message.key),
    ...[impact.testProblem, applyRemoteFirst(before, config())?.message].flatMap(each => each?.key ?? []),
  ];
  const bootedAt = (): number => Date.now() / 1000 - (status()?.host.uptimeSeconds ?? 0);
  const started = bootedAt();
  page.models.apply.applyRequested('save');
  const looks: { readonly answers: boolean; readonly links: number }[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await pass(1);
    const answers = page.status.$connection.getState().kind === 'live';
    looks.push({ answers, links: stations().length });
  }
  const at = (port: string, address = BROWSER_ADDRESS) => radio.addressFor({ address, port });
  const login = await radio
    .fetch(new Request('http://radio.invalid/api/auth', { method: 'POST', body: ADMIN }), {
      address: '192.0.2.44',
    })
    .catch(() => undefined);
  const lastUnlinked = looks.findLastIndex(({ answers, links }) => !answers || links === 0);
  const seen: Observed = {
    silent: looks.filter(({ answers }) => !answers).length,
    unlinked: looks.filter(({ answers, links }) => answers && links === 0).length,
    linkedAfter: lastUnlinked === looks.length - 1 ? undefined : lastUnlinked + 1,
    stationsAtEnd: looks.at(-1)?.links ?? 0,
    hasRebooted: Math.abs(bootedAt() - started) > 5,
    atCable: at('eth0'),
    atVlan: at('eth0.99'),
    atRadio: at('ath0'),
    atOther: at('eth0', '192.0.2.200'),
    letsIn: login?.ok === true,
    hasSession: page.reloads() === 0,
  };
  const reviewed = shown?.cuts.map(({ message }) => message.key);
  page.kill();
  return { seen, says, reviewed, cuts: impact.cuts.map(({ message }) => message.key) };
}

const runs = new Map<string, ReturnType<typeof seenAfter>>();

/** What is said of a change and seen after it; cases of the same change share one run. */
function observed(one: ImpactCase) {
  const { profile, first, changes, fault, seconds } = one;
  const made = typeof changes === 'function' ? String(changes) : changes;
  const key = JSON.stringify([profile, first, made, fault, seconds]);
  const run = runs.get(key) ?? seenAfter(one);
  runs.set(key, run);
  return run;
}

describe('a sentence of the review is what the radio then does', () => {
  it.each(sampleOf(IMPACT_CASES, SOME).map(one => [one.says, JSON.stringify(one.fault ?? {}), one] as const))(
    '%s %s',
    async (words, _, one) => {
      const { seen, says, reviewed, cuts } = await observed(one);
      expect(says).toContain(words);
      // The review of the page says the same.
      expect(reviewed).toEqual(cuts);
      expect({ ...seen, isTrue: one.holds(seen) }).toEqual({ ...seen, isTrue: true });
    },
  );
});

const folder = fileURLToPath(new URL('../../../../domain/src/', import.meta.url));
const sources = [
  ...readdirSync(`${folder}impact`)
    .filter(name => name.endsWith('.ts') && !name.includes('.test.') && !name.includes('.mother.'))
    // It refuses an apply: its sentence is no effect.
    .filter(name => name !== 'apply-blocker.ts')
    .map(name => `impact/${name}`),
  'radio/trial-window.ts',
];

it('every sentence that the source of the impact holds has a case', () => {
  const texts = sources.flatMap(name =>
    [...readFileSync(`${folder}${name}`, 'utf8').matchAll(/'((?:[^'\\]|\\.)*\s(?:[^'\\]|\\.)*\.)'/g)].map(
      match => match[1] ?? '',
    ),
  );
  expect(texts.length).toBeGreaterThan(25);
  expect([...new Set(texts)].toSorted()).toEqual(
    [...new Set(IMPACT_CASES.map(({ says }) => says))].toSorted(),
  );
});

describe('what a sentence of the review rests on', () => {
  it('what a sentence of the review rests on is either a point of the specification or a reading where it is silent', () => {
    for (const { says, point, reading } of IMPACT_CASES) {
      expect([says, point === undefined]).toEqual([says, reading !== undefined]);
    }
  });
});
