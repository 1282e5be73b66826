import type { DeviceStatus, RadarLockout } from '@radiolink/domain/status';
import { createEvent, createStore, type Store } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { radarLockouts, prescanWatch } from './prescan-watch.ts';
import { RequestFailure } from '@radiolink/domain/errors';
import type { DfsPrescan, JobStatus } from '@radiolink/domain/tools';
import { Subject } from 'rxjs';
import type { DfsPrescanPort } from '../regulation/regulation.port.ts';
import type { SessionUser } from '../session/session.model.ts';
import type { Watched } from '../watching/watched.ts';

function aPageWithLockouts() {
  let now = 10_000;
  const reported = createEvent<readonly RadarLockout[] | null>();
  const slice = <T>(select: (status: DeviceStatus) => T): Store<T | null> =>
    createStore<T | null>(null).on(reported, (_, list) =>
      select({ wireless: { radarLockouts: list ?? undefined } } as DeviceStatus),
    );
  const $shut = radarLockouts({ slice }, { now: () => now });
  return {
    shut: () => $shut.getState(),
    tell: (list: readonly RadarLockout[] | null, at = now) => {
      now = at;
      reported(list);
    },
  };
}
const lockout = (secondsLeft: number) => ({ centerMhz: 5510, widthMhz: 40, secondsLeft });

describe('channels that radar has shut', () => {
  it('channels that radar has shut are told with the time when they open again', () => {
    const { shut, tell } = aPageWithLockouts();
    expect(shut()).toEqual([]);
    tell([lockout(1800)]);
    expect(shut()).toEqual([{ centerMhz: 5510, widthMhz: 40, until: 1_810_000 }]);
    tell(null);
    expect(shut()).toEqual([]);
  });

  it('keep that time while the seconds count down, and take another that is meant', () => {
    const { shut, tell } = aPageWithLockouts();
    tell([lockout(1800)]);
    tell([lockout(1799)], 11_700);
    expect(shut()[0]?.until).toBe(1_810_000);
    tell([lockout(1800)], 60_000);
    expect(shut()[0]?.until).toBe(1_860_000);
  });

  it('channels that radar has shut may be shut for nobody knows how long', () => {
    const { shut, tell } = aPageWithLockouts();
    tell([{ centerMhz: 5510 }]);
    expect(shut()).toEqual([{ centerMhz: 5510, widthMhz: undefined, until: undefined }]);
  });
});

const answersArrive = () => new Promise(resolve => setImmediate(resolve));
const prescan = (status: JobStatus): DfsPrescan => ({ status, channels: [] });
const refused = (statusCode: number) =>
  new RequestFailure({
    kind: 'device-api',
    error: '',
    message: 'Operation already in progress',
    detail: '',
    statusCode,
  });

function aPage({ readOnly = false } = {}) {
  let now = 1000;
  const streams: Subject<Watched<DfsPrescan | null>>[] = [];
  const port = {
    watch: () => {
      const stream = new Subject<Watched<DfsPrescan | null>>();
      streams.push(stream);
      return stream;
    },
    start: vi.fn<DfsPrescanPort['start']>(async () => undefined),
    stop: vi.fn<DfsPrescanPort['stop']>(async () => undefined),
  };
  const watch = prescanWatch({
    prescanPort: port,
    session: { $user: createStore({ readOnly } as SessionUser) },
    clock: { now: () => now },
  });
  return {
    ...watch,
    port,
    streams,
    tell: (value: DfsPrescan | null, at = now) => {
      now = at;
      streams.at(-1)?.next({ kind: 'value', value });
    },
    silence: (failures: number) =>
      streams.at(-1)?.next({ kind: 'failure', failure: refused(500).failure, failures }),
  };
}

describe('listening for radar', () => {
  it('listening for radar is not looked at before its place is shown, and no longer than that', () => {
    const { prescanOpened, prescanClosed, streams } = aPage();
    expect(streams).toHaveLength(0);
    prescanOpened();
    prescanOpened();
    expect(streams).toHaveLength(1);
    expect(streams[0]?.observed).toBe(true);
    prescanClosed();
    expect(streams[0]?.observed).toBe(false);
  });

  it('listening for radar that runs already is joined', () => {
    const { prescanOpened, tell, $prescan } = aPage();
    prescanOpened();
    tell(prescan('in-progress'), 5000);
    expect($prescan.getState()).toEqual({ prescan: prescan('in-progress'), receivedAt: 5000, unanswered: 0 });
  });

  it('listening for radar is nothing where the device has none', () => {
    const { prescanOpened, tell, $prescan } = aPage();
    prescanOpened();
    tell(null);
    expect($prescan.getState()).toBeNull();
  });

  it('keeps the last answer while the device is silent, and counts', () => {
    const { prescanOpened, tell, silence, $prescan } = aPage();
    prescanOpened();
    silence(1);
    expect($prescan.getState()).toBeNull();
    tell(prescan('in-progress'), 5000);
    silence(3);
    expect($prescan.getState()).toMatchObject({ receivedAt: 5000, unanswered: 3 });
    tell(prescan('in-progress'), 9000);
    expect($prescan.getState()).toMatchObject({ receivedAt: 9000, unanswered: 0 });
  });

  it('knows when it ended only where the end was seen', () => {
    const { prescanOpened, tell, $prescan } = aPage();
    prescanOpened();
    tell(prescan('finished'), 2000);
    expect($prescan.getState()).not.toHaveProperty('endedAt');
    tell(prescan('in-progress'), 3000);
    tell(prescan('finished'), 4000);
    tell(prescan('finished'), 5000);
    expect($prescan.getState()).toMatchObject({ endedAt: 4000, receivedAt: 5000 });
    tell(prescan('in-progress'), 6000);
    expect($prescan.getState()).not.toHaveProperty('endedAt');
  });

  it.each<readonly [string, DfsPrescan, number]>([
    [
      'tells of other channels',
      { status: 'finished', channels: [{ centerMhz: 5510, state: 'clear' }] },
      5000,
    ],
    ['was not heard for as long as a run takes', prescan('finished'), 64_000],
  ])('forgets the end of an older run where the device %s', (_, answer, at) => {
    const { prescanOpened, tell, $prescan } = aPage();
    prescanOpened();
    tell(prescan('in-progress'), 3000);
    tell(prescan('finished'), 4000);
    tell(answer, at);
    expect($prescan.getState()).toEqual({ prescan: answer, receivedAt: at, unanswered: 0 });
  });

  it('listening for radar is started with the chosen channels, once at a time', async () => {
    const { prescanRequested, prescanStopRequested, port, $prescanAction } = aPage();
    prescanRequested([]);
    prescanRequested([5510, 5550]);
    prescanRequested([5590]);
    prescanStopRequested();
    expect($prescanAction.getState()).toEqual({ pending: true });
    await answersArrive();
    expect(port.start).toHaveBeenCalledExactlyOnceWith([5510, 5550]);
    expect(port.stop).not.toHaveBeenCalled();
    expect($prescanAction.getState()).toEqual({ pending: false });
    prescanStopRequested();
    await answersArrive();
    expect(port.stop).toHaveBeenCalledTimes(1);
  });

  it('listening for radar that another page has started is joined, and told to be that one', async () => {
    const { prescanRequested, port, $prescanAction } = aPage();
    port.start.mockRejectedValueOnce(refused(409));
    prescanRequested([5510]);
    await answersArrive();
    expect($prescanAction.getState()).toEqual({ pending: false, joined: true });
  });

  it('listening for radar that the device refuses says why, until it is tried again', async () => {
    const { prescanRequested, port, $prescanAction } = aPage();
    port.start.mockRejectedValueOnce(refused(400));
    prescanRequested([5510]);
    await answersArrive();
    expect($prescanAction.getState()).toEqual({ pending: false, failure: refused(400).failure });
    prescanRequested([5510]);
    expect($prescanAction.getState()).toEqual({ pending: true });
  });

  it('listening for radar is neither started nor stopped by who may only read', async () => {
    const { prescanRequested, prescanStopRequested, port } = aPage({ readOnly: true });
    prescanRequested([5510]);
    prescanStopRequested();
    await answersArrive();
    expect(port.start).not.toHaveBeenCalled();
    expect(port.stop).not.toHaveBeenCalled();
  });
});
