import { message } from '@radiolink/domain/errors';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AlertTimes, rememberedTimes } from '../status/alert-times.ts';
import type { Lead } from '../status/primary-issue.ts';
import type { Alert } from './alerts.model.ts';
import { rememberTimes } from './remember-times.ts';

const stored = new Map<string, string>();
const sessionStore = {
  get: (key: string) => stored.get(key) as never,
  set: (values: object) => Object.entries(values).forEach(([key, value]) => stored.set(key, String(value))),
};
const OUTAGE: Alert = {
  id: 'link-outage',
  severity: 'danger',
  message: message('x'),
  dismissible: false,
  acknowledged: false,
  since: 1000,
  fromStart: false,
};
const LEAD = { kind: 'outage', since: 1000, fromStart: false } as Lead;

beforeEach(() => stored.clear());

function aPage() {
  const found = createEvent<readonly Alert[]>();
  const led = createEvent<Lead | null>();
  const looked = createEvent<AlertTimes>();
  rememberTimes({
    alerts: { $alerts: createStore<readonly Alert[]>([]).on(found, (_, alerts) => alerts) },
    dashboard: {
      $alertTimes: createStore<AlertTimes | null>(null).on(looked, (_, times) => times),
      $lead: createStore<Lead | null>(null).on(led, (_, lead) => lead),
    },
    sessionStore,
  });
  return { found, led, look: () => looked(new Map()) };
}

describe('the times of alerts over a reload and a login', () => {
  it('the times of alerts over a reload and a login are those of what stood last, with the leading fact', () => {
    const page = aPage();
    page.look();
    page.found([OUTAGE]);
    page.led(LEAD);
    expect([...rememberedTimes(sessionStore)]).toEqual([
      ['link-outage', { since: 1000, fromStart: false }],
      ['lead-outage', { since: 1000, fromStart: false }],
    ]);
    page.found([]);
    page.led(null);
    expect(rememberedTimes(sessionStore).size).toBe(0);
  });

  it('stay before the first look of a page that was loaded again', () => {
    const page = aPage();
    page.look();
    page.found([OUTAGE]);
    aPage();
    expect(rememberedTimes(sessionStore).has('link-outage')).toBe(true);
  });

  it.each(['', '7', 'null', '{', '{"a":7}', '[7,["a"],["b","x",true],[]]', '[["a",{"since":"x"}]]'])(
    'the times of alerts over a reload and a login are none where %j is stored',
    text => {
      stored.set('alert_times', text);
      expect(rememberedTimes(sessionStore).size).toBe(0);
    },
  );
});
