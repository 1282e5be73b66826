import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { COUNT, DBI, DBM, MHZ, PERCENT, SMALL } from '../../wire/ranges.ts';
import type { Section } from '../../wire/section.ts';
import { type DeviceFacts, type FactBand, factBand } from './device-facts.mapper.ts';
import { mapCapacity } from './common.mapper.ts';
import { conductedPower } from './peer-radio.mapper.ts';

/** One radio of this device. */
export type MappedRadio = ReturnType<typeof mapRadio>;

const SYNCED = 3;
const NAME_60GHZ = /^60 ?GHz/i;

/** Reads one radio. Its frequency may hold only the centre, or only the transmit channel. */
export function mapRadio(
  radio: Section<Schemas['RadioStatistics']>,
  facts: DeviceFacts,
  accessPoint: boolean,
) {
  const frequency = radio.section('frequency');
  const center = frequency.number('center', MHZ) || undefined;
  const control = frequency.number('control', MHZ) || undefined;
  const transmit = frequency.number('tx', MHZ) || undefined;
  const id = radio.text('id') ?? 'main';
  const name = radio.text('name') ?? '';
  const reported = center ?? control ?? transmit;
  const antenna = radio.section('antenna');
  const use = radio.section('channelUtilization');
  const dfs = radio.section('dfs');
  const sync = radio.number('gpsSyncState', SMALL);
  const power = radio.section('outputPower');
  const width = radio.section('channelWidth');
  return {
    id,
    band: facts.bands.get(id) ?? bandOfRadio(reported, name),
    linkState: radio.text('linkState'),
    frequencyMhz: control ?? transmit ?? center,
    centerFrequencyMhz: center,
    channelWidthMhz: width.number('tx', MHZ) || undefined,
    txPowerDbm: conductedPower(power, () => radio.number('outputPower', DBM)),
    eirpDbm: power.present ? power.number('eirp', DBM) : undefined,
    antennaGainDbi: antenna.number('gain', DBI),
    antenna: antenna.text('name'),
    noiseFloorDbm: radio.number('noiseFloor', DBM),
    gpsSync: sync === undefined ? undefined : sync === SYNCED,
    downlinkRatioPercent: radio.number('dlRatio', PERCENT),
    frameDurationMs: radio.number('frameLength', COUNT),
    downlinkAirtimePercent: use.number('dl', PERCENT),
    uplinkAirtimePercent: use.number('ul', PERCENT),
    dfs: dfs.flag('enabled'),
    radarLockouts: dfs.sections('lockouts').flatMap(lockout => {
      const centerMhz = lockout.number('frequency', MHZ);
      if (centerMhz === undefined) return [];
      const widthMhz = lockout.number('channelWidth', MHZ) || undefined;
      return [{ centerMhz, widthMhz, secondsLeft: lockout.number('remaining', COUNT) }];
    }),
    cacSecondsLeft: dfs.number('cacRemaining', COUNT),
    serviceSeconds: radio.number('serviceUptime', COUNT),
    servingAp: radio.text('servingAp'),
    waveAi: radio.flag('waveAi'),
    capacity: mapCapacity(radio.section('linkQuality').section('capacity'), accessPoint),
  };
}

function bandOfRadio(reported: number | undefined, name: string): FactBand {
  if (reported !== undefined) return factBand(reported);
  return NAME_60GHZ.test(name) ? '60' : '5';
}
