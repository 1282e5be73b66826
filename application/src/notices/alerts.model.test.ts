import { message } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALERT_MEMORY_MS, type AlertsModel, createAlertsModel } from './alerts.model.ts';

let now = 0;
const answered = createEvent<DeviceStatus>();
let model: AlertsModel;

beforeEach(() => {
  now = 1_000_000;
  const $status = createStore<DeviceStatus | null>(null).on(answered, (_, status) => status);
  model = createAlertsModel({ $status }, { now: () => now });
});

/** The device with so many errors counted on its first port. */
function withErrors(rxErrors: number): DeviceStatus {
  const status = ptpAccessPointStatus();
  const [port, ...rest] = status.interfaces;
  if (port === undefined) throw new Error('The mother has a port.');
  return { ...status, interfaces: [{ ...port, plugged: true, enabled: true, rxErrors }, ...rest] };
}

const ids = () => model.$alerts.getState().map(({ id }) => id);
const errorsTold = () => ids().some(id => id.endsWith('-errors'));

describe('alerts', () => {
  it('tell errors that were counted, for a minute', () => {
    answered(withErrors(5));
    now += 1000;
    answered(withErrors(9));
    expect(errorsTold()).toBe(true);
    now += 30_000;
    answered(withErrors(9));
    expect(errorsTold()).toBe(true);
    for (let passed = 0; passed <= ALERT_MEMORY_MS; passed += 10_000) {
      now += 10_000;
      answered(withErrors(9));
    }
    expect(errorsTold()).toBe(false);
  });

  it('tell no errors of a first status, however many it counts', () => {
    answered(withErrors(5000));
    expect(errorsTold()).toBe(false);
  });

  it('begin anew when the clock goes back', () => {
    answered(withErrors(5));
    now -= 500_000;
    answered(withErrors(5));
    now += 1000;
    answered(withErrors(6));
    expect(errorsTold()).toBe(true);
  });

  it('hold what the device tells beside its status, the worst first', () => {
    const notice = (id: string, severity: 'notice' | 'danger') => ({
      id,
      severity,
      message: message('x'),
      dismissible: true,
    });
    model.noticesTold([notice('offer', 'notice'), notice('password', 'danger')]);
    expect(ids()).toEqual(['password', 'offer']);
    model.noticesTold([]);
    expect(ids()).toEqual([]);
  });

  it('stay the same while nothing changes', () => {
    answered(withErrors(0));
    const before = model.$alerts.getState();
    now += 1000;
    answered(withErrors(0));
    expect(model.$alerts.getState()).toBe(before);
  });
});
