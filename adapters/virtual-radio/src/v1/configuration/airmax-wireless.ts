import { type ConfigChanges, type ConfigText, ENABLED } from '@radiolink/domain/configuration';
import { rssiOfSignal, signalOfRssi } from '@radiolink/domain/link';
import { configurationObject, linesOfConfiguration } from './projection/configuration-object.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess } from '../answers.ts';
import { entryOf, flagIn, numberIn, objectIn, textIn } from '../body.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { currentConfiguration, writeConfiguration } from './write-configuration.ts';
import { visibleTo } from '../hidden.ts';

const FRAME_MICROSECONDS = '5000';

/** The wireless object, alone, with what only airMAX has. §v1.configuration. */
function wirelessJson(config: ConfigText): Record<string, unknown> {
  const number = (key: string): number => Number(config.get(key)) || 0;
  const on = (key: string): boolean => config.get(key) === ENABLED;
  const control = number('radio.1.freq');
  const rate = config.get('wireless.1.rate.mcs') ?? '-1';
  const secured = on('aaa.status') || on('wpasupplicant.status');
  return {
    ...objectIn(configurationObject(config)['wireless']),
    ieeeMode: config.get('radio.1.ieee_mode') ?? 'auto',
    channelWidth: number('radio.1.chanbw'),
    frequencies: control === 0 ? [] : [control],
    controlFrequency: control === 0 ? null : control,
    centerFrequency: number('radio.1.center.1.freq') || null,
    txPower: number('radio.1.txpower'),
    autoPower: false,
    ackDistance: { auto: on('radio.1.ack.auto'), meters: number('radio.1.ackdistance') },
    antennaId: number('radio.1.antenna.id'),
    antennaGain: number('radio.1.antenna.gain'),
    cableLoss: number('radio.1.cable.loss'),
    security: secured ? 'WPA2-AES' : 'none',
    atpc: {
      enabled: on('radio.1.atpc.status'),
      targetSignal: signalOfRssi(number('radio.1.atpc.threshold')),
    },
    flexFrame: number('radio.1.polling_ff_dur') === 0,
    dlRatio: number('radio.1.polling_ff_dl_ratio'),
    gpsSync: number('radio.1.polling_ff_timing') === 1,
    maxRate: on('wireless.1.rate.auto') ? 'auto' : rate,
  };
}

/** Numbers stored in one line. */
const NUMBERS = {
  channelWidth: 'radio.1.chanbw',
  controlFrequency: 'radio.1.freq',
  centerFrequency: 'radio.1.center.1.freq',
  txPower: 'radio.1.txpower',
  antennaId: 'radio.1.antenna.id',
  antennaGain: 'radio.1.antenna.gain',
  cableLoss: 'radio.1.cable.loss',
  dlRatio: 'radio.1.polling_ff_dl_ratio',
} as const;

/** The lines that an airMAX wireless object changes: those of the common object, then what it has beyond. */
function wirelessChanges(submitted: unknown, before: ConfigText): ConfigChanges {
  const now = wirelessJson(before);
  const changes = new Map(linesOfConfiguration({ wireless: submitted }, before));
  const onOff = (on: boolean): string => (on ? ENABLED : 'disabled');
  const changed = (name: string): boolean => {
    const value = entryOf(submitted, name);
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(now[name]);
  };
  for (const [name, key] of Object.entries(NUMBERS)) {
    const value = numberIn(submitted, name);
    if (changed(name) && value !== undefined) changes.set(key, String(value));
  }
  const ieeeMode = textIn(submitted, 'ieeeMode');
  if (changed('ieeeMode') && ieeeMode !== undefined) changes.set('radio.1.ieee_mode', ieeeMode);
  const ack = entryOf(submitted, 'ackDistance');
  const [auto, metres] = [flagIn(ack, 'auto'), numberIn(ack, 'meters')];
  if (changed('ackDistance') && auto !== undefined) changes.set('radio.1.ack.auto', onOff(auto));
  if (changed('ackDistance') && metres !== undefined) changes.set('radio.1.ackdistance', String(metres));
  const atpc = entryOf(submitted, 'atpc');
  const [enabled, target] = [flagIn(atpc, 'enabled'), numberIn(atpc, 'targetSignal')];
  if (changed('atpc') && enabled !== undefined) changes.set('radio.1.atpc.status', onOff(enabled));
  if (changed('atpc') && target !== undefined)
    changes.set('radio.1.atpc.threshold', String(rssiOfSignal(target)));
  const flexFrame = flagIn(submitted, 'flexFrame');
  if (changed('flexFrame') && flexFrame !== undefined)
    changes.set('radio.1.polling_ff_dur', flexFrame ? '0' : FRAME_MICROSECONDS);
  const gpsSync = flagIn(submitted, 'gpsSync');
  if (changed('gpsSync') && gpsSync !== undefined)
    changes.set('radio.1.polling_ff_timing', gpsSync ? '1' : '0');
  return changes;
}

const path = '/system/airmax/configuration/wireless';

/** GET /system/airmax/configuration/wireless. §v1.configuration. */
const airmaxWirelessRead = v1SessionCall('GET', path, exchange =>
  jsonAnswer(visibleTo(exchange.session.user.readOnly, wirelessJson(currentConfiguration(exchange)))),
);

/** PUT /system/airmax/configuration/wireless. §v1.configuration. */
const airmaxWirelessWrite = v1SessionCall('PUT', path, exchange => {
  const changes = wirelessChanges(objectIn(exchange.body), currentConfiguration(exchange));
  return writeConfiguration(exchange, changes, wirelessJson) ?? emptySuccess();
});

export const airmaxWirelessCalls: readonly V1Call[] = [airmaxWirelessRead, airmaxWirelessWrite];
