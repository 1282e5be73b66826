import { parseBoardInfo, settingsBoardOf } from '@radiolink/domain/device';
import { contextOf, validateConfiguration } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { boardInfoText } from '../board/board-info.ts';
import { regulationOf, rows5GHz } from '../regulation/regulation.ts';
import { aSession } from '../testing/radio-client.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';
import { factoryConfiguration } from './factory.profile.ts';
import type { Profile } from './profile.ts';
import { PROFILES } from './profiles.ts';

/** First and last MHz, EIRP in dBm, whether radar has priority. */
type Band = readonly [first: number, last: number, eirpDbm: number, dfs: boolean];

const ETSI: readonly Band[] = [
  [5150, 5250, 23, false],
  [5250, 5350, 23, true],
  [5470, 5725, 30, true],
  [5725, 5850, 14, false],
];

/** Law by country, not computed: FCC 15.407, ETSI EN 301 893; without a country what is permitted everywhere. */
const BANDS_5_GHZ: Readonly<Record<number, readonly Band[]>> = {
  0: [[5150, 5250, 20, false]],
  276: ETSI,
  826: ETSI,
  840: [
    [5150, 5250, 36, false],
    [5250, 5350, 30, true],
    [5470, 5725, 30, true],
    [5725, 5850, 36, false],
  ],
};

/** FCC 15.249 (b), of a fixed bridge. */
const BANDS_24_GHZ: Readonly<Record<number, readonly Band[]>> = { 840: [[24_050, 24_250, 33, false]] };

const BANDS_60_GHZ: Readonly<Record<number, Band>> = { 840: [57_240, 71_000, 40, false] };

/** How far the centre may lie from the control channel, MHz. IEEE 802.11ac. */
const CENTRE_OFFSETS: Readonly<Record<number, readonly number[]>> = {
  20: [0],
  40: [10, -10],
  80: [30, 10, -10, -30],
  100: [0],
};

const number = ({ configuration }: Profile, key: string): number => Number(configuration[key] ?? Number.NaN);
const countryOf = (profile: Profile): number => number(profile, 'radio.countrycode');
const peersOf = (profile: Profile) => profile.peers(1, profile.hwaddr, profile.defaultStations ?? 1);

function bandAround(bands: readonly Band[], center: number, width: number): Band | undefined {
  return bands.find(([first, last]) => center - width / 2 >= first && center + width / 2 <= last);
}

describe.each(PROFILES.map(profile => [profile.name, profile] as const))(
  'profile %s is lawful',
  (_, profile) => {
    const { channel, board } = profile;
    const bands = board.band === undefined ? BANDS_5_GHZ : BANDS_24_GHZ;
    const band = bandAround(bands[countryOf(profile)] ?? [], channel.centerMhz, channel.widthMhz);
    const [, , limitDbm, dfs] = band ?? [0, 0, Number.NaN, false];

    it('is lawful in channel and width', () => {
      expect(band).toBeDefined();
      expect(board.widthsMhz).toContain(channel.widthMhz);
      expect(CENTRE_OFFSETS[channel.widthMhz]).toContain(channel.centerMhz - channel.controlMhz);
      // A station leaves both to its access point, and says 0.
      const configured = [number(profile, 'radio.1.freq'), number(profile, 'radio.1.chanbw')];
      expect([`${[channel.controlMhz, channel.widthMhz]}`, '0,0']).toContain(`${configured}`);
    });

    it('is lawful in the EIRP of both ends below 60 GHz', () => {
      const gain = number(profile, 'radio.1.antenna.gain') - number(profile, 'radio.1.cable.loss');
      const power = number(profile, 'radio.1.txpower');
      expect(power + gain).toBeLessThanOrEqual(limitDbm);
      expect([power >= board.txPowerMinDbm, power <= board.txPowerMaxDbm]).toEqual([true, true]);
      for (const { link } of peersOf(profile)) {
        const { txPowerDbm, antennaGainDbi, cableLossDb } = link.remote;
        expect(txPowerDbm + antennaGainDbi - cableLossDb).toBeLessThanOrEqual(limitDbm);
      }
    });

    it('is lawful in radar detection and in keeping to the country', () => {
      const { configuration } = profile;
      const keys = ['radio.1.dfs.status', 'radio.1.obey', 'radio.1.reg_obey'];
      expect(keys.map(key => configuration[key])).toEqual(['enabled', 'enabled', 'enabled']);
      expect(configuration['radio.1.countrycode']).toBe(configuration['radio.countrycode']);
    });

    it.skipIf(board.radio60 === undefined)('is lawful in channel and EIRP of both ends at 60 GHz', () => {
      const sixty = BANDS_60_GHZ[countryOf(profile)];
      const [center, width] = [number(profile, 'radio.0.freq'), number(profile, 'radio.0.chanbw')];
      expect(sixty && bandAround([sixty], center, width)).toBeDefined();
      const local = number(profile, 'radio.0.txpower') + number(profile, 'radio.0.antenna.gain');
      const remote = (profile.link60?.remoteTxPowerDbm ?? 0) + (profile.link60?.remoteAntennaGainDbi ?? 0);
      for (const eirp of [local, remote]) expect(eirp).toBeLessThanOrEqual(sixty?.[2] ?? Number.NaN);
    });

    it('is lawful by the rules of the page, which finds no fault in it', () => {
      const values = new Map(Object.entries(profile.configuration));
      const [hwaddr, deviceId, countryCode] = [profile.hwaddr, '', countryOf(profile)];
      const unit = { hwaddr, deviceId, countryCode, uniiActivated: profile.uniiActivated };
      const known = settingsBoardOf(parseBoardInfo(boardInfoText(board, unit)));
      const channels =
        countryCode === 0 ? [] : rows5GHz(regulationOf(board, countryCode, profile.uniiActivated));
      const context = contextOf(values, {
        ...(known && { board: known }),
        ...(channels.length > 0 && { channels }),
      });
      const faults = validateConfiguration(values, context).filter(({ severity }) => severity === 'error');
      expect(faults.map(({ key, problem }) => `${key}: ${problem.key}`)).toEqual([]);
    });

    it.skipIf(profile.versionedOnly || !['ac', 'af60'].includes(profile.statusShape))(
      'as its status says',
      async () => {
        const { client } = await aSession({ profile: profile.name });
        const { wireless } = await client.json<WireStatus>('/status.cgi');
        const {
          frequency,
          center1_freq,
          chanbw,
          txpower,
          antenna_gain,
          dfs: reportedDfs,
        } = wireless as unknown as Record<string, number>;
        expect([frequency, center1_freq, chanbw]).toEqual([
          channel.controlMhz,
          channel.centerMhz,
          channel.widthMhz,
        ]);
        expect(Number(txpower) + Number(antenna_gain)).toBeLessThanOrEqual(limitDbm);
        expect(reportedDfs).toBe(dfs ? 1 : 0);
      },
    );
  },
);

describe('the remote end at 60 GHz', () => {
  it('reports a power that is lawful with its antenna', async () => {
    const { client } = await aSession({ profile: 'sixty' });
    const { wireless } = await client.json<{
      wireless: { sta: { remote: { prs_remote: { tx_maxpower: number; antenna_gain: number } } }[] };
    }>('/status.cgi');
    const { tx_maxpower, antenna_gain } = wireless.sta[0]!.remote.prs_remote;
    expect(tx_maxpower + antenna_gain).toBeLessThanOrEqual(40);
  });
});

describe('a factory reset', () => {
  it.each(PROFILES.map(({ board }) => board).filter(({ radio60 }) => radio60 === undefined))(
    'leaves $productName with a power that is lawful everywhere',
    board => {
      const configuration = factoryConfiguration(board);
      const eirp = Number(configuration['radio.1.txpower']) + Number(configuration['radio.1.antenna.gain']);
      expect(eirp).toBeLessThanOrEqual(20);
    },
  );
});
