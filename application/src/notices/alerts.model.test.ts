import { message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AlertsModel, createAlertsModel } from './alerts.model.ts';

const seen = createEvent<readonly Notice[]>();
let model: AlertsModel;

beforeEach(() => {
  model = createAlertsModel({ $alerts: createStore<readonly Notice[]>([]).on(seen, (_, alerts) => alerts) });
});

const notice = (id: string, severity: Notice['severity']): Notice => ({
  id,
  severity,
  message: message('x'),
  dismissible: true,
});
const ids = () => model.$alerts.getState().map(({ id }) => id);

describe('alerts', () => {
  it('hold what the status shows and what the device tells beside it, the worst first', () => {
    seen([notice('eth0-slow', 'warning')]);
    model.noticesTold([notice('offer', 'notice'), notice('password', 'danger')]);
    expect(ids()).toEqual(['password', 'eth0-slow', 'offer']);
    model.noticesTold([]);
    expect(ids()).toEqual(['eth0-slow']);
  });

  it('stay the same while the device tells the same', () => {
    model.noticesTold([notice('offer', 'notice')]);
    const before = model.$alerts.getState();
    model.noticesTold([notice('offer', 'notice')]);
    expect(model.$alerts.getState()).toBe(before);
  });
});
