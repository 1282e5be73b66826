import { ethernetPort, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createDashboardModel } from './dashboard.model.ts';
import { createStatusModel } from './status.model.ts';
import type { StatusEvent } from './status.port.ts';

function setUp() {
  const events = new Subject<StatusEvent>();
  const status = createStatusModel({
    statusPort: { watch: () => events, drift: () => NEVER },
    clock: { now: () => 0 },
    page: { reload: () => undefined },
  });
  const dashboard = createDashboardModel(status);
  status.opened();
  const counted = (rxErrors: number, receivedAt: number): void =>
    events.next({
      kind: 'sample',
      status: ptpAccessPointStatus({
        host: { uptimeSeconds: receivedAt / 1000 },
        interfaces: [{ ...ethernetPort(), rxErrors }],
      }),
      receivedAt,
      latencyMs: 3,
    });
  return { status, dashboard, counted };
}

describe('the alerts of a dashboard', () => {
  it('are none while all is well', () => {
    const { status, dashboard, counted } = setUp();
    counted(0, 0);
    counted(0, 1000);
    status.closed();
    expect(dashboard.$alerts.getState()).toEqual([]);
  });

  it('stand for at least half a minute after errors rose', () => {
    const { status, dashboard, counted } = setUp();
    counted(4, 0);
    for (let second = 1; second <= 30; second += 1) counted(7, second * 1000);
    status.closed();
    expect(dashboard.$alerts.getState()).toMatchObject([
      { id: 'eth0-errors', message: { values: { name: 'eth0', count: 3 } } },
    ]);
  });

  it('are gone when the errors rose no more for a minute', () => {
    const { status, dashboard, counted } = setUp();
    counted(4, 0);
    for (let second = 1; second <= 91; second += 1) counted(7, second * 1000);
    status.closed();
    expect(dashboard.$alerts.getState()).toEqual([]);
  });

  it('keep their identity while nothing changes', () => {
    const { status, dashboard, counted } = setUp();
    counted(4, 0);
    counted(7, 1000);
    const before = dashboard.$alerts.getState();
    counted(7, 2000);
    status.closed();
    expect(dashboard.$alerts.getState()).toBe(before);
  });
});
