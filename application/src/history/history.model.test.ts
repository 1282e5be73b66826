import { createDeviceHistory } from './history.mother.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let world: ReturnType<typeof createDeviceHistory>;
beforeEach(() => {
  world = createDeviceHistory();
});

describe('the time axis of a device', () => {
  it('asks nothing before it is opened, and record, log and weather once each time it is', async () => {
    expect(world.requested()).toEqual([]);
    await world.open();
    expect(world.requested()).toEqual(['history', 'log']);
    world.model.closed();
    await world.open();
    expect(world.requested()).toEqual(['history', 'log', 'history', 'log']);
  });

  it('the time axis of a device has what pages recorded, the record of the device, its log, and changes of the configuration', async () => {
    await world.open();
    const { samples, events } = world.model.$history.getState();
    expect(samples.length).toBe(world.recorded + world.stored);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['configuration', 'login', 'reboot']);
  });

  it('explains the time that is picked, and the greatest change without one', async () => {
    await world.open();
    expect(world.model.$explanation.getState()?.causes[0]?.kind).toBe('port');
    world.model.picked(world.now - 600 * 60_000);
    expect(world.model.$explanation.getState()?.causes).toEqual([]);
  });

  it('places the lines of the log by the device time as it was before the device took its time to answer', async () => {
    await world.open();
    const login = world.model.$history.getState().events.find(({ kind }) => kind === 'login');
    expect(login?.at).toBe(world.now - 20 * 60_000);
  });

  it('the time axis of a device is worked out only while it is open, and then with what was recorded meanwhile', async () => {
    const { model } = world;
    await world.open();
    const { events } = model.$history.getState();
    model.closed();
    const works = vi.fn<() => void>();
    model.$history.updates.watch(works);
    model.$explanation.updates.watch(works);
    world.noted();
    expect(works).not.toHaveBeenCalled();
    await world.open();
    expect(model.$history.getState().events.length).toBe(events.length + 1);
    expect(model.$explanation.getState()?.causes[0]?.kind).toBe('port');
  });

  it('the time axis of a device is exported under the name of the device', async () => {
    await world.open();
    world.model.exported({ format: 'json', words: String });
    await world.settled();
    expect(world.saved[0]?.name).toMatch(/^history-.*\.json$/);
  });

  it('loses what the browser recorded when that is deleted, and keeps what the device has', async () => {
    await world.open();
    world.model.deleted();
    await world.settled();
    expect(world.model.$history.getState().samples.length).toBe(world.recorded);
    expect(world.cleared).toEqual(['02:00:00:00:00:01']);
  });

  it('the time axis of a device has what there is where the device has no record and no log', async () => {
    world = createDeviceHistory({ silent: true });
    await world.open();
    expect(world.model.$history.getState().samples.length).toBe(world.stored);
    expect(world.model.$reading.getState()).toBe(false);
  });
});
