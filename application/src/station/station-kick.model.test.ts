import { hybridStatus, ptmpAccessPointStatus, stationMac } from '@radiolink/domain/mothers';
import { type StationRow, stationRows } from '@radiolink/domain/station';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import { createStationKickModel } from './station-kick.model.ts';

const rowsAt = (seconds: number | undefined, count = 2): readonly StationRow[] => {
  const status = ptmpAccessPointStatus(count, { wireless: { linkSeconds: undefined } });
  const stations = status.wireless.stations.map(station => ({ ...station, uptimeSeconds: seconds }));
  return stationRows({ ...status, wireless: { ...status.wireless, stations } });
};

function aKick({ readOnly = false } = {}) {
  const ticked = createEvent<readonly StationRow[] | null>();
  const call = new HeldCall<[{ readonly interfaceName: string; readonly mac: string }], void>();
  const model = createStationKickModel(
    { kick: call.call },
    createStore({ username: 'anna', readOnly }),
    createStore<readonly StationRow[] | null>(null).on(ticked, (_, rows) => rows),
    { now: () => 7000 },
  );
  const scope = fork();
  const confirm = (row = rowsAt(5000)[0]!) => void allSettled(model.kickConfirmed, { scope, params: row });
  const tick = (rows: readonly StationRow[] | null) => void allSettled(ticked, { scope, params: rows });
  return { model, scope, call, confirm, tick, kick: () => scope.getState(model.$kick) };
}

/** A kick that the device accepted, of a station connected for 5000 s. */
async function accepted() {
  const stage = aKick();
  stage.confirm();
  await stage.call.answer();
  return stage;
}

describe('a kick', () => {
  it('a kick is on its way until the device answers, and names the station', async () => {
    const { call, confirm, kick } = aKick();
    expect(kick()).toEqual({ kind: 'none' });
    confirm();
    expect(kick()).toEqual({
      kind: 'running',
      target: { mac: stationMac(0), name: 'client-1', uptimeSeconds: 5000 },
    });
    await call.answer();
    expect(kick().kind).toBe('done');
  });

  it('a kick is sent to the radio by which the station is associated', () => {
    const { call, confirm } = aKick();
    confirm(stationRows(hybridStatus())[0]);
    expect(call.requests).toEqual([[{ interfaceName: 'wlan0', mac: '02:00:00:00:60:02' }]]);
  });

  it('a kick is one at a time, also of another station', async () => {
    const { call, confirm } = aKick();
    confirm();
    confirm(rowsAt(5000)[1]);
    expect(call.requests).toHaveLength(1);
    await call.answer();
    confirm(rowsAt(5000)[1]);
    expect(call.requests).toHaveLength(2);
  });

  it('a kick is none of a read-only user', () => {
    const { call, confirm, kick } = aKick({ readOnly: true });
    confirm();
    expect([call.requests, kick()]).toEqual([[], { kind: 'none' }]);
  });

  it('a kick that fails names the station and the reason, until it is noticed', async () => {
    const { model, scope, call, confirm, kick } = aKick();
    confirm();
    await call.fail(LOST);
    expect(kick()).toMatchObject({ kind: 'failed', target: { mac: stationMac(0) }, failure: LOST });
    await allSettled(model.kickNoticed, { scope });
    expect(kick()).toEqual({ kind: 'none' });
  });

  it('a kick has no failure of the device where the program itself is at fault', async () => {
    const ticked = createStore<readonly StationRow[] | null>(null);
    const model = createStationKickModel(
      { kick: () => Promise.reject(new TypeError('a mistake')) },
      createStore({ username: 'anna', readOnly: false }),
      ticked,
      { now: () => 7000 },
    );
    const scope = fork();
    await allSettled(model.kickConfirmed, { scope, params: rowsAt(1)[0]! });
    expect(scope.getState(model.$kick)).toMatchObject({ kind: 'failed', failure: null });
  });

  it('a kick cannot be put away while it is on its way', () => {
    const { model, scope, confirm, kick } = aKick();
    confirm();
    void allSettled(model.kickNoticed, { scope });
    expect(kick().kind).toBe('running');
  });

  it('a kick of another station takes the place of the last one', async () => {
    const { call, confirm, kick } = await accepted();
    confirm(rowsAt(5000)[1]);
    await call.fail(LOST);
    expect(kick()).toMatchObject({ kind: 'failed', target: { mac: stationMac(1) } });
  });
});

describe('the note of a kick', () => {
  it.each([
    ['as before', 5001, 'done'],
    ['a minute later', 5060, 'done'],
    ['over a minute later', 5061, 'none'],
    ['connected anew', 4999, 'none'],
    ['without its connection time', undefined, 'done'],
  ])('the note of a kick with the station %s is %s, %s', async (_, seconds, kind) => {
    const { tick, kick } = await accepted();
    tick(rowsAt(seconds));
    expect(kick().kind).toBe(kind);
  });

  it('the note of a kick stays while the station is away, and while the device is', async () => {
    const { tick, kick } = await accepted();
    tick(rowsAt(7, 0));
    tick(null);
    expect(kick().kind).toBe('done');
  });

  it('ends with its own station, whatever another one does', async () => {
    const { tick, kick } = await accepted();
    const [own, other] = [rowsAt(5010)[0]!, rowsAt(3)[1]!];
    tick([own, other]);
    expect(kick().kind).toBe('done');
  });

  it('the note of a kick of a failure stays, however long the station is connected', async () => {
    const { call, confirm, tick, kick } = aKick();
    confirm();
    await call.fail(LOST);
    tick(rowsAt(9000));
    expect(kick().kind).toBe('failed');
  });
});
