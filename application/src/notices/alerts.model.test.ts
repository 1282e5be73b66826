import { message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AlertTimes, nextAlertTimes } from '../status/alert-times.ts';
import { type AlertsModel, createAlertsModel } from './alerts.model.ts';

const seen = createEvent<readonly Notice[]>();
const stored = new Map<string, string>();
let now = 0;
let model: AlertsModel;

/** The model of a page that was just loaded, in the same tab. */
function load(): void {
  model = createAlertsModel({
    dashboard: {
      $alerts: createStore<readonly Notice[]>([]).on(seen, (_, alerts) => alerts),
      $alertTimes: createStore<AlertTimes | null>(null).on(seen, (before, alerts) =>
        nextAlertTimes(before, alerts, now),
      ),
    },
    clock: { now: () => now },
    sessionStore: {
      get: key => stored.get(key) as never,
      set: values => Object.entries(values).forEach(([key, value]) => stored.set(key, String(value))),
    },
  });
}
beforeEach(() => {
  now = 1000;
  stored.clear();
  load();
});

const notice = (id: string, severity: Notice['severity'] = 'warning'): Notice => ({
  id,
  severity,
  message: message('x'),
  dismissible: true,
});
const ids = () => model.$alerts.getState().map(({ id }) => id);
const alert = (id: string) => model.$alerts.getState().find(one => one.id === id);

describe('alerts', () => {
  it('hold what the status shows and what the device tells beside it, the worst first', () => {
    seen([notice('eth0-slow')]);
    model.noticesReported([notice('offer', 'notice'), notice('password', 'danger')]);
    expect(ids()).toEqual(['password', 'eth0-slow', 'offer']);
    model.noticesReported([]);
    expect(ids()).toEqual(['eth0-slow']);
  });

  it('stay the same while the device tells the same', () => {
    model.noticesReported([notice('offer', 'notice')]);
    const before = model.$alerts.getState();
    model.noticesReported([notice('offer', 'notice')]);
    expect(model.$alerts.getState()).toBe(before);
  });
});

describe('an alert', () => {
  it('an alert has its time; one that stood at the first look may be older', () => {
    seen([notice('a')]);
    model.noticesReported([]);
    now = 5000;
    seen([notice('a'), notice('b')]);
    model.noticesReported([notice('c')]);
    expect(alert('a')).toMatchObject({ since: 1000, fromStart: true });
    expect(alert('b')).toMatchObject({ since: 5000, fromStart: false });
    expect(alert('c')).toMatchObject({ since: 5000, fromStart: false });
    now = 9000;
    seen([notice('b')]);
    seen([notice('a'), notice('b')]);
    expect([alert('a')?.since, alert('b')?.since]).toEqual([9000, 5000]);
  });

  it('an alert is acknowledged until it ends, over a reload of the page, and comes after the new ones', () => {
    seen([notice('a', 'danger'), notice('b')]);
    model.acknowledged('a');
    expect(ids()).toEqual(['b', 'a']);
    expect(alert('a')?.acknowledged).toBe(true);
    load();
    model.noticesReported([notice('other')]);
    seen([notice('a', 'danger')]);
    expect(alert('a')?.acknowledged).toBe(true);
    seen([]);
    seen([notice('a', 'danger')]);
    expect(alert('a')?.acknowledged).toBe(false);
  });
});
