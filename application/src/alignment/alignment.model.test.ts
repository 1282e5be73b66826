import { ptmpAccessPointStatus, station } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { aPage, aStore, MS, withFakeTimers } from './alignment.mother.ts';

withFakeTimers();

describe('the levels', () => {
  it('the levels are read while the page is shown: the level of now, and the best that stays', () => {
    const { model, reads, local } = aPage();
    reads(-70);
    expect(local().nowDbm).toBeUndefined();
    model.shown();
    reads(-70);
    reads(-55);
    reads(-64);
    expect(local()).toEqual({ nowDbm: -64, bestDbm: -55 });
    model.left();
    reads(-40);
    expect(local()).toEqual({ nowDbm: -64, bestDbm: -55 });
  });

  it('the levels are not read after the end of the session', () => {
    const { model, ended, reads, local } = aPage();
    model.shown();
    reads(-70);
    ended();
    reads(-40);
    expect(local().nowDbm).toBe(-70);
  });

  it('the levels start from the best of now on request', () => {
    const { model, reads, local } = aPage();
    model.shown();
    reads(-50);
    reads(-64);
    model.resetRequested();
    expect(local()).toEqual({ nowDbm: -64, bestDbm: -64 });
  });

  it('the levels make a curve with their times', () => {
    const { model, reads, at } = aPage();
    model.shown();
    reads(-70);
    reads(-60);
    const { times, series } = model.$curve.getState();
    expect([...times]).toEqual([at() - 1000, at()]);
    expect([...series.localDbm]).toEqual([-70, -60]);
  });

  it('the levels keep the first reading for comparison, from the start of the guide again', () => {
    const { model, reads } = aPage();
    const before = () => model.$before.getState()?.local.total.nowDbm;
    model.shown();
    reads(undefined);
    expect(before()).toBeUndefined();
    reads(-70);
    reads(-60);
    expect(before()).toBe(-70);
    model.guideStarted();
    reads(-60);
    expect(before()).toBe(-60);
  });

  it('the levels of an alignment are a result only once an antenna was turned or a step was taken, not while the page is merely open', () => {
    const { model, reads } = aPage();
    const isAligned = () => model.$isAligned.getState();
    model.shown();
    expect(isAligned()).toBe(false);
    reads(-70);
    reads(-69);
    expect(isAligned()).toBe(false);
    reads(-60);
    expect(isAligned()).toBe(true);
    const still = aPage();
    still.model.shown();
    still.reads(-70);
    still.model.stepFinished();
    expect(still.model.$isAligned.getState()).toBe(true);
  });

  it('the levels say when an end received more than ever, and not at its first reading', () => {
    const { model, reads } = aPage();
    const rose: (readonly string[])[] = [];
    model.bestRose.watch(sides => void rose.push(sides));
    model.shown();
    reads(-70, -70);
    expect(rose).toEqual([]);
    reads(-60, -70);
    reads(-65, -70);
    reads(-60, -70);
    expect(rose).toEqual([['local']]);
    reads(-60, -50);
    expect(rose.at(-1)).toEqual(['remote']);
    reads(-50, -45);
    expect(rose.at(-1)).toEqual(['local', 'remote']);
  });

  it('the levels are those of the chosen station, from nothing', () => {
    const { model, arrived, local } = aPage();
    const status = ptmpAccessPointStatus(2);
    const [first, second] = status.wireless.stations;
    model.peerChosen(first?.mac ?? '');
    model.shown();
    arrived({ status, at: 1 });
    expect(model.$peers.getState()?.map(({ mac }) => mac)).toEqual([first?.mac, second?.mac]);
    const levelOfFirst = local().nowDbm;
    expect(levelOfFirst).toBe(first?.signalDbm);
    model.peerChosen('02:FF:FF:FF:FF:FF');
    expect([local().nowDbm, model.$curve.getState().times.length]).toEqual([undefined, 0]);
    arrived({ status, at: 2 });
    expect(local().nowDbm).toBeUndefined();
    model.peerChosen(second?.mac ?? '');
    arrived({ status, at: 3 });
    expect(local().nowDbm).toBe(second?.signalDbm);
    expect(model.$peer.getState()).toBe(second?.mac);
  });
});

describe('the station of an access point that is aligned first', () => {
  it('the station of an access point that is aligned first is the worst, and stays when another one gets worse', () => {
    const { model, arrived } = aPage();
    const levels = (...dbm: readonly number[]): DeviceStatus => {
      const status = ptmpAccessPointStatus(dbm.length);
      const stations = status.wireless.stations.map((each, place) => ({ ...each, signalDbm: dbm[place] }));
      return { ...status, wireless: { ...status.wireless, stations } };
    };
    const { stations } = levels(-55, -80, -60).wireless;
    model.shown();
    arrived({ status: levels(-55, -80, -60), at: 1 });
    expect(model.$peer.getState()).toBe(stations[1]?.mac);
    arrived({ status: levels(-55, -60, -88), at: 2 });
    expect(model.$peer.getState()).toBe(stations[1]?.mac);
  });

  it('the station of an access point that is aligned first is not asked for where there is one', () => {
    const { model, reads } = aPage();
    model.shown();
    reads(-70);
    expect(model.$peer.getState()).toBeNull();
  });
});

describe('a link that is down', () => {
  it('a link that is down is down since the first reading without it', () => {
    const { model, reads, at } = aPage();
    model.shown();
    reads(-70);
    expect(model.$downSince.getState()).toBeNull();
    reads(undefined);
    const since = at();
    reads(undefined);
    expect(model.$downSince.getState()).toBe(since);
    reads(-70);
    expect(model.$downSince.getState()).toBeNull();
  });

  it('a link that is down is not said to be down since an earlier look at the page', () => {
    const { model, reads, at } = aPage();
    model.shown();
    reads(undefined);
    model.left();
    reads(-70);
    model.shown();
    expect(model.$downSince.getState()).toBeNull();
    reads(undefined);
    expect(model.$downSince.getState()).toBe(at());
  });

  it('a link that is down is down since its own first reading, not since that of the link before', () => {
    const { model, reads, at } = aPage();
    model.shown();
    reads(undefined);
    model.peerChosen('02:00:00:00:00:07');
    expect(model.$downSince.getState()).toBeNull();
    reads(-70);
    expect(model.$downSince.getState()).toBe(at());
  });
});

describe('a missed answer', () => {
  it('a missed answer is no lost link: the levels stay, with the time at which they were read', () => {
    const { model, lost, reads, local, at } = aPage();
    model.shown();
    reads(-70);
    const readAt = at();
    lost({ kind: 'reconnecting', failure: LOST, failures: 1, lastReceivedAt: readAt });
    lost({ kind: 'reconnecting', failure: LOST, failures: 2, lastReceivedAt: readAt });
    expect(model.$downSince.getState()).toBeNull();
    expect(local()).toEqual({ nowDbm: -70, bestDbm: -70 });
    expect(model.$readAt.getState()).toBe(readAt);
    reads(-65);
    expect([model.$readAt.getState(), local().nowDbm]).toEqual([readAt + MS, -65]);
  });
});

describe('a page that is loaded again after an outage', () => {
  it('a page that is loaded again after an outage has the best marks, the first reading and the chosen station, and no level of now', () => {
    const sessionStore = aStore();
    const first = aPage({ sessionStore });
    const mac = station().mac;
    first.model.peerChosen(mac);
    first.model.shown();
    first.reads(-70);
    first.reads(-52);
    first.reads(-64);
    const again = aPage({ sessionStore });
    expect(again.local()).toEqual({ nowDbm: undefined, bestDbm: -52 });
    expect(again.model.$before.getState()?.local.total.nowDbm).toBe(-70);
    expect(again.model.$peer.getState()).toBe(mac);
    again.model.shown();
    again.reads(-58);
    expect(again.local()).toEqual({ nowDbm: -58, bestDbm: -52 });
    again.model.resetRequested();
    expect(aPage({ sessionStore }).local().bestDbm).toBe(-58);
    again.model.peerChosen('02:FF:FF:FF:FF:FF');
    expect(again.local().bestDbm).toBeUndefined();
  });

  it.each(['{', '3', 'null', '{"aim":7}', '{"aim":{"local":{"total":{"bestDbm":"x"},"chains":3}}}'])(
    'takes nothing from a damaged storage: %s',
    text => {
      expect(aPage({ sessionStore: aStore(text) }).local()).toEqual({
        nowDbm: undefined,
        bestDbm: undefined,
      });
    },
  );
});

describe('the guide', () => {
  it('the guide leads through its steps to the end, and starts again', () => {
    const { model } = aPage();
    const first = model.$step.getState();
    const steps = new Set([first]);
    for (let step = 0; step < 20 && model.$step.getState() !== null; step += 1) {
      model.stepFinished();
      steps.add(model.$step.getState());
    }
    expect(steps.size).toBeGreaterThan(2);
    expect(model.$step.getState()).toBeNull();
    model.stepFinished();
    expect(model.$step.getState()).toBeNull();
    model.guideStarted();
    expect(model.$step.getState()).toBe(first);
  });
});
