import {
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
} from '@radiolink/domain/mothers';
import type { ChannelRow } from '@radiolink/domain/radio';
import { AIRVIEW_SCALE, type AirView } from '@radiolink/domain/tools';
import { describe, expect, it } from 'vitest';
import { adviceOn, advisedRadio, pathLossDb, permittedChannels, receivedByStations } from './advice-facts.ts';
import { withMeasurement } from './air-source.ts';

const row = (control: number, bw: number, change: Partial<ChannelRow> = {}): ChannelRow => ({
  control,
  center: control,
  bw,
  ch: 36,
  dfs: false,
  maxEirp: 30,
  ...change,
});
const GERMANY = 276;
const USA = 840;

describe('the channels that a country permits', () => {
  it('the channels that a country permits have their centre, width and EIRP', () => {
    expect(permittedChannels([row(5180, 40, { center: 5190, maxEirp: 23 })], GERMANY)).toEqual([
      { controlMhz: 5180, centerMhz: 5190, widthMhz: 40, maxEirpDbm: 23, cacSeconds: 0 },
    ]);
  });

  it.each([
    ['no radar', row(5180, 20), GERMANY, 0],
    ['radar', row(5500, 20, { dfs: true }), GERMANY, 60],
    ['weather radar', row(5620, 20, { dfs: true }), GERMANY, 600],
    ['the range of weather radar in a country without its rule', row(5620, 20, { dfs: true }), USA, 60],
    ['a country that is not known', row(5620, 20, { dfs: true }), 0, 60],
  ])('the channels that a country permits have the CAC of %s', (_, channel, country, seconds) => {
    expect(permittedChannels([channel], country)[0]?.cacSeconds).toBe(seconds);
  });

  it('the channels that a country permits are none while they are not known', () => {
    expect(permittedChannels(null, GERMANY)).toEqual([]);
  });
});

describe('what the remote ends receive', () => {
  const frequenciesMhz = [5180, 5190];
  const data = (...levels: readonly (readonly number[])[]) => ({
    channels: [],
    frequenciesMhz,
    stations: levels.map((one, place) => ({ mac: String(place), levels: one })),
  });

  it('what the remote ends receive is that of each station which has a level for each frequency', () => {
    expect(receivedByStations(data([9, 9], [10, 11], [9, 9, 9]))).toHaveLength(3);
    expect(receivedByStations(data([9], [], [9, 9]))).toHaveLength(1);
  });

  it('what the remote ends receive does not count a survey that is older than ten minutes', () => {
    const { stations, ...rest } = data([9, 9], [10, 11], [9, 9]);
    const aged = [600, 94_000, undefined].map((ageSeconds, place) => ({ ...stations[place]!, ageSeconds }));
    expect(receivedByStations({ ...rest, stations: aged })).toHaveLength(2);
  });

  it('what the remote ends receive is nothing without frequencies: one level has no width', () => {
    expect(receivedByStations({ ...data([9], []), frequenciesMhz: [] })).toEqual([]);
  });
});

describe('the path loss', () => {
  const linkWith = (signalDbm: number | undefined, change: Parameters<typeof remoteStatus>[0] = {}) =>
    ptpAccessPointStatus({
      wireless: {
        stations: [
          station({ signalDbm, remote: remoteStatus({ txPowerDbm: 20, antennaGainDbi: 23, ...change }) }),
        ],
      },
    });

  it('the path loss is what is lost between the power of the remote end and the signal here', () => {
    expect(pathLossDb(linkWith(-60))).toBe(103);
  });

  it.each([
    ['the power of the remote end', linkWith(-60, { txPowerDbm: undefined })],
    ['the gain of its antenna', linkWith(-60, { antennaGainDbi: undefined })],
    ['a station', ptpAccessPointStatus({ wireless: { stations: [] } })],
  ])('the path loss is unknown without %s', (_, status) => {
    expect(pathLossDb(status)).toBeUndefined();
  });

  it('the path loss is that of the first link of an access point', () => {
    const status = ptmpAccessPointStatus(2);
    expect(pathLossDb(status)).toBe(
      pathLossDb({
        ...status,
        wireless: { ...status.wireless, stations: status.wireless.stations.slice(0, 1) },
      }),
    );
  });
});

describe('the advice', () => {
  /** Air from 5170 MHz on, a level for each 10 MHz. */
  function airOf(...latestLevels: readonly number[]): AirView {
    const nothing = { labels: [], rows: [], intervalSeconds: 60 };
    const fineLabels = latestLevels.map((_, bin) => 51_700_000 + bin * 100_000);
    const air = withMeasurement(
      null,
      {
        scale: AIRVIEW_SCALE,
        fineLabels,
        histogram: [],
        totalSamples: [],
        latestLevels,
        medium: nothing,
        long: nothing,
      },
      0,
    );
    return air!.view;
  }
  const channels = permittedChannels([row(5180, 20), row(5220, 20), row(5200, 40)], GERMANY);
  const quiet = airOf(...Array.from({ length: 8 }, () => 9));
  const NO_RADIO = { inUse: undefined, stations: 0 };
  const on = (controlMhz: number) => ({ inUse: { controlMhz, widthMhz: 20 }, stations: 39 });
  const narrow = channels.filter(({ widthMhz }) => widthMhz === 20);

  it('the advice has the channel in use among those compared, and stays on it while no other gains a tenth', () => {
    const { channels: shown, inUse, choice } = adviceOn(quiet, narrow, [], undefined, on(5220));
    expect(shown.map(({ channel }) => channel.controlMhz)).toEqual([5180, 5220]);
    expect(inUse?.channel.controlMhz).toBe(5220);
    expect(choice).toMatchObject({ kind: 'stay', message: { values: { frequency: 5220, width: 20 } } });
    expect(choice?.cost).toBeUndefined();
  });

  it('moves to a better one, named by its control frequency, with what it gains and costs', () => {
    const busy = airOf(60, 60, 60, 9, 9, 9, 9, 9);
    const { choice } = adviceOn(busy, narrow, [], undefined, on(5180));
    expect(choice).toMatchObject({
      kind: 'move',
      message: { values: { frequency: 5220, own: 5180 } },
      cost: { values: { seconds: 100, number: 39 } },
    });
  });

  it('chooses nothing where the channel in use was not compared', () => {
    expect(adviceOn(quiet, narrow, [], undefined, on(5745)).choice).toBeUndefined();
    expect(adviceOn(quiet, narrow, [], undefined, NO_RADIO).choice).toBeUndefined();
  });

  it('takes the channel of the radio by its control frequency', () => {
    const { wireless } = ptpAccessPointStatus();
    expect(advisedRadio(ptpAccessPointStatus()).inUse).toEqual({
      controlMhz: wireless.frequencyMhz,
      widthMhz: wireless.channelWidthMhz,
    });
  });

  it('the advice is one channel of each width, the best first', () => {
    const advice = adviceOn(quiet, channels, [], undefined, NO_RADIO).channels;
    expect(advice.map(({ channel }) => channel.widthMhz).toSorted()).toEqual([20, 40]);
  });

  it('takes of two channels of a width the one with less in it', () => {
    const advice = adviceOn(airOf(60, 60, 60, 9, 9, 9, 9, 9), channels, [], undefined, NO_RADIO).channels;
    expect(advice.find(({ channel }) => channel.widthMhz === 20)?.channel.controlMhz).toBe(5220);
  });

  it('the advice is none where no channel was measured', () => {
    const advice = adviceOn(
      airOf(9, 9),
      permittedChannels([row(5800, 20)], GERMANY),
      [],
      undefined,
      NO_RADIO,
    );
    expect(advice.channels).toEqual([]);
  });
});
