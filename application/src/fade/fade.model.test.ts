import type { DeviceStatus } from '@radiolink/domain/status';
import { linkEnds, LinkState, radioLinks } from '@radiolink/domain/link';
import { hybridStatus, ptpStationStatus } from '@radiolink/domain/mothers';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { DashboardKind } from '../status/dashboard-view.ts';
import type { LinkView } from '../status/link-view.ts';
import type { Rain } from '../weather/weather.model.ts';
import { createFadeModel } from './fade.model.ts';
import { storedClimate } from './stored-climate.ts';

const SIXTY = hybridStatus();
const MAC_OF_SIXTY = '02:00:00:00:60:0A';

/** The model over a status, with what this browser has kept. */
function theFade(
  status: DeviceStatus = SIXTY,
  kept: Readonly<Record<string, string>> = {},
  state: LinkState = LinkState.Connected,
) {
  const items = new Map<string, string>(Object.entries(kept));
  const preferencesPort = {
    read: (name: string) => items.get(name),
    save: (name: string, value: string) => void items.set(name, value),
  };
  const $status = createStore<DeviceStatus | null>(status);
  const rained = createEvent<Rain | null>();
  const link = { ends: linkEnds(status), state, radios: radioLinks(status) } as LinkView;
  const model = createFadeModel({
    status: { slice: (pick: (of: DeviceStatus) => unknown) => $status.map(now => now && pick(now)) } as never,
    dashboard: {
      $kind: createStore<DashboardKind | null>('link'),
      $link: createStore<LinkView | null>(link),
    },
    editing: { $saved: createStore<ReadonlyMap<string, string>>(new Map()) },
    weather: { $rain: createStore<Rain | null>(null).on(rained, (_, rain) => rain) },
    preferencesPort,
  });
  const scope = fork();
  return {
    items,
    preferencesPort,
    fade: () => scope.getState(model.$fade),
    climate: () => scope.getState(model.$climate),
    choose: (text: string) => allSettled(model.climateChosen, { scope, params: text }),
    rain: (nowMillimetres: number) => allSettled(rained, { scope, params: { nowMillimetres, hours: [] } }),
  };
}

describe('the fade model', () => {
  it('the fade model has the margin of a 60 GHz link with its backup, and no year without a climate', () => {
    expect(theFade().fade()).toMatchObject({
      marginDb: 22,
      hasBackup: true,
      climate: undefined,
      lostHours: undefined,
    });
  });

  it('the fade model is silent below 10 GHz and while the link is down', () => {
    expect(theFade(ptpStationStatus()).fade()).toBeNull();
    expect(theFade(SIXTY, {}, LinkState.Disconnected).fade()).toBeNull();
  });

  it('keeps a chosen climate for this device, and reads it again', async () => {
    const { choose, fade, items, preferencesPort } = theFade();
    await choose('K');
    expect(fade()).toMatchObject({ climate: 'K' });
    expect(fade()?.lostHours?.high).toBeGreaterThan(0);
    expect([...items.keys()]).toEqual([`rain-climate.${MAC_OF_SIXTY}`]);
    expect(storedClimate(SIXTY, preferencesPort)).toEqual({ zone: 'K' });
    expect(theFade(SIXTY, Object.fromEntries(items)).climate()).toEqual({ zone: 'K' });
  });

  it('takes no climate that is none, and forgets one for an empty text', async () => {
    const { choose, climate, items } = theFade(SIXTY, { [`rain-climate.${MAC_OF_SIXTY}`]: '37.5' });
    expect(climate()).toEqual({ mmPerHour: 37.5 });
    await choose('I');
    expect(climate()).toEqual({ mmPerHour: 37.5 });
    await choose('');
    expect([climate(), items.get(`rain-climate.${MAC_OF_SIXTY}`)]).toEqual([null, '']);
  });

  it('takes what the rain of now uses off the margin, and leaves the rain that the link survives', async () => {
    const { rain, fade } = theFade();
    const dry = fade()!;
    await rain(10);
    const wet = fade()!;
    expect(wet.rainDb).toBeGreaterThan(0);
    expect(wet.marginDb).toBeCloseTo(dry.marginDb, 9);
    expect(wet.linkRain!.expected).toBeGreaterThan(dry.linkRain!.expected);
  });
});
