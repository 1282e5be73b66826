import { ptmpAccessPointStatus, stationMac } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { answeringStatus } from '../status/answering-status.mother.ts';
import { USUAL_CHOICES } from './list-choices.ts';
import { createStationsModel } from './stations.model.ts';
import { RESORT_INTERVAL_MS } from './station-list.ts';

/** The page of stations in front of a device that answers when the test says so. */
function aPage() {
  const status = answeringStatus();
  let now = 0;
  const model = createStationsModel({
    status: status.model,
    session: { $user: createStore({ username: 'anna', readOnly: false }) },
    stationPort: { kick: async () => undefined },
    notesPort: { read: () => new Map(), write: () => true },
    choicesPort: { read: () => USUAL_CHOICES, save: () => undefined },
    clock: { now: () => now },
  });
  const answer = (answered: DeviceStatus, at: number): void => {
    now = at;
    status.answer(answered, at);
  };
  return { model, answer, samples: () => model.$trace.getState()?.history.times.length ?? 0 };
}
const withSignal = (dbm: number, count = 2): DeviceStatus => {
  const status = ptmpAccessPointStatus(count);
  const [first, ...others] = status.wireless.stations;
  const stations = first === undefined ? [] : [{ ...first, signalDbm: dbm }, ...others];
  return { ...status, wireless: { ...status.wireless, stations } };
};

describe('the station whose details are open', () => {
  it('the station whose details are open has its signals from the moment that it was selected', () => {
    const { model, answer, samples } = aPage();
    model.shown();
    answer(withSignal(-60), 1000);
    expect(samples()).toBe(0);
    model.selected(stationMac(0));
    answer(withSignal(-61), 2000);
    answer(withSignal(-62), 3000);
    expect([...(model.$trace.getState()?.history.series.first ?? [])]).toEqual([-60, -61, -62]);
  });

  it('the station whose details are open has those of the other one when another is selected', () => {
    const { model, answer } = aPage();
    model.shown();
    answer(withSignal(-60), 1000);
    model.selected(stationMac(0));
    answer(withSignal(-61), 2000);
    model.selected(stationMac(1));
    expect(model.$trace.getState()).toMatchObject({ key: stationMac(1) });
    expect(model.$trace.getState()?.history.times).toHaveLength(1);
  });

  it('the station whose details are open is closed when the page is left, and closed still when it is shown again', () => {
    const { model, answer, samples } = aPage();
    model.shown();
    answer(withSignal(-60), 1000);
    model.selected(stationMac(0));
    model.left();
    model.shown();
    expect([model.$selected.getState(), samples()]).toEqual([null, 0]);
  });

  it('adds nothing while it is gone, and goes on when it is back', () => {
    const { model, answer, samples } = aPage();
    model.shown();
    answer(withSignal(-60), 1000);
    model.selected(stationMac(0));
    answer(withSignal(-60, 0), 2000);
    answer(withSignal(-60, 0), 3000);
    expect([model.$selected.getState()?.goneAt !== null, samples()]).toEqual([true, 1]);
    answer(withSignal(-63), 4000);
    expect([model.$selected.getState()?.goneAt !== null, samples()]).toEqual([false, 2]);
  });
});

describe('the list in time', () => {
  const order = (model: ReturnType<typeof aPage>['model']) =>
    model.$list.getState().rows.map(({ station }) => station.mac);

  it('the list in time stays in its order until it is due, and then is put in order', () => {
    const { model, answer } = aPage();
    model.sortChosen('signal');
    model.shown();
    answer(withSignal(-40), 1000);
    const before = order(model);
    answer(withSignal(-80), 2000);
    expect([order(model), model.$list.getState().outOfOrder]).toEqual([before, true]);
    answer(withSignal(-81), 1000 + RESORT_INTERVAL_MS);
    expect([order(model), model.$list.getState().outOfOrder]).toEqual([before.toReversed(), false]);
  });

  it('waits as long as the user holds it, and is put in order on request', () => {
    const { model, answer } = aPage();
    model.sortChosen('signal');
    model.shown();
    answer(withSignal(-40), 1000);
    const before = order(model);
    model.held(true);
    answer(withSignal(-80), 1000 + 5 * RESORT_INTERVAL_MS);
    expect(order(model)).toEqual(before);
    model.sortedAgain();
    expect(order(model)).toEqual(before.toReversed());
  });

  it('the list in time is no longer held once the page was left', () => {
    const { model, answer } = aPage();
    model.sortChosen('signal');
    model.shown();
    model.held(true);
    answer(withSignal(-40), 1000);
    model.left();
    model.shown();
    const before = order(model);
    answer(withSignal(-80), 2000 + RESORT_INTERVAL_MS);
    expect(order(model)).toEqual(before.toReversed());
  });

  it('the list in time is that of now when the page is shown again', () => {
    const { model, answer } = aPage();
    model.shown();
    answer(withSignal(-40), 1000);
    model.left();
    answer(withSignal(-40, 5), 2000);
    expect(order(model)).toHaveLength(2);
    model.shown();
    expect(order(model)).toHaveLength(5);
  });
});

describe('the counts of stations', () => {
  it('the counts of stations are those of the device where it counts more than it lists', () => {
    const { model, answer } = aPage();
    expect(model.$counted.getState()).toBeNull();
    answer(
      { ...ptmpAccessPointStatus(2), wireless: { ...ptmpAccessPointStatus(2).wireless, stationCount: 9 } },
      1000,
    );
    expect(model.$counted.getState()).toBe(9);
  });

  it('the counts of stations do not follow the search, and neither does the largest distance', () => {
    const { model, answer } = aPage();
    model.shown();
    answer(ptmpAccessPointStatus(3), 1000);
    const farthest = model.$farthestMetres.getState();
    model.searched('nobody has this name');
    expect(model.$list.getState().rows).toEqual([]);
    expect([model.$counts.getState().all, model.$farthestMetres.getState()]).toEqual([3, farthest]);
    expect(farthest).toBe(300);
  });
});
