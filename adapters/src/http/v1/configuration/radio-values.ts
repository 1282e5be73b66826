import { isJsonObject, at } from './json-place.ts';
import {
  lines,
  type MappedValue,
  NO_CHANGES,
  onOff,
  type ReadLines,
  numberAt,
  numberIn,
  switchAt,
  switchIn,
} from './mapped-value.ts';
import { BAND_60GHZ, type RadioEntry } from './radio-entry.ts';
import { secretValues } from './secret-values.ts';
import { isStandard11ac, standard11ac } from '@radiolink/domain/radio';

/**
 * The places of one radio in `wireless.interfaces`, from the radio on.
 * @param sent the radio as the device sent it
 */
export function radioValues(radio: RadioEntry, sent?: unknown): readonly MappedValue[] {
  const { index } = radio;
  return [
    switchAt('enabled', `radio.${index}.status`, ['radio.status']),
    // Before the secrets, which are in other lines for a station than for an access point.
    apMode(radio),
    ptpMode(radio),
    ...secretValues(radio),
    frequency(radio),
    width(radio),
    numberAt('cableLoss', `radio.${index}.cable.loss`),
    numberAt('antennaGain', `radio.${index}.antenna.gain`),
    outputPower(radio, at(sent, ['outputPower'])),
    switchAt('clientIsolation', `wireless.${index}.l2_isolation`),
    distance(radio),
  ];
}

/** Both roles of a 60 GHz radio are in one line: `ap-ptp`. */
const ROLE_60GHZ = /^(ap|sta)-(ptp|ptmp)$/;

function roleOf({ index, band }: RadioEntry, read: ReadLines): { accessPoint: boolean; ptp: boolean } {
  const mode = read.get(`radio.${index}.mode`) ?? '';
  const [, end, form] = (band === BAND_60GHZ && ROLE_60GHZ.exec(mode)) || [];
  if (end !== undefined) return { accessPoint: end === 'ap', ptp: form === 'ptp' };
  return { accessPoint: mode === 'master', ptp: read.get(`radio.${index}.ptpmode`) === '1' };
}

/** True if the lines contain the role. */
function isReported({ index, band }: RadioEntry, part: 'accessPoint' | 'ptp', read: ReadLines): boolean {
  const leaf = part === 'ptp' && band !== BAND_60GHZ ? 'ptpmode' : 'mode';
  return read.get(`radio.${index}.${leaf}`) !== undefined;
}

function roleValue(radio: RadioEntry, name: 'apMode' | 'ptpMode', part: 'accessPoint' | 'ptp'): MappedValue {
  return {
    path: [name],
    read: read => (isReported(radio, part, read) ? roleOf(radio, read)[part] : undefined),
    write: (value, read) => {
      if (typeof value !== 'boolean') return NO_CHANGES;
      const before = roleOf(radio, read);
      const accessPoint = part === 'accessPoint' ? value : before.accessPoint;
      const ptp = part === 'ptp' ? value : before.ptp;
      if (radio.band === BAND_60GHZ) {
        return lines({
          [`radio.${radio.index}.mode`]: `${accessPoint ? 'ap' : 'sta'}-${ptp ? 'ptp' : 'ptmp'}`,
        });
      }
      return lines(
        part === 'ptp'
          ? { [`radio.${radio.index}.ptpmode`]: ptp ? '1' : '0' }
          : { [`radio.${radio.index}.mode`]: accessPoint ? 'master' : 'managed' },
      );
    },
  };
}

const apMode = (radio: RadioEntry): MappedValue => roleValue(radio, 'apMode', 'accessPoint');
const ptpMode = (radio: RadioEntry): MappedValue => roleValue(radio, 'ptpMode', 'ptp');

/** 0 in the lines leaves the choice to the radio; `tx` is the control channel under another name. */
function frequency({ index, band }: RadioEntry): MappedValue {
  return {
    path: ['frequency'],
    read: read => {
      const line = numberIn(read.get(`radio.${index}.freq`));
      if (line === undefined) return undefined;
      const control = line || null;
      const center = control && (numberIn(read.get(`radio.${index}.center.1.freq`)) || null);
      // Without a frequency the lines tell 60 GHz from the other bands only: that of the device stays.
      const known = control !== null || index === 0;
      return { auto: control === null, ...(known && { band }), control, center, tx: control };
    },
    write: (value, read) => {
      if (!isJsonObject(value)) return NO_CHANGES;
      const reported = [value['control'], value['tx']].find(mhz => typeof mhz === 'number');
      const control = value['auto'] === true ? 0 : reported;
      if (control === undefined) return NO_CHANGES;
      const center = control === 0 ? undefined : value['center'];
      const hadCenter = read.get(`radio.${index}.center.1.freq`) !== undefined;
      return lines({
        [`radio.${index}.freq`]: String(control),
        ...(typeof center === 'number' && { [`radio.${index}.center.1.freq`]: String(center) }),
        ...(typeof center !== 'number' && hadCenter && { [`radio.${index}.center.1.freq`]: '0' }),
      });
    },
  };
}

/** The width, and the IEEE mode that names it in the lines of a 5 GHz access point. */
function width(radio: RadioEntry): MappedValue {
  const { index } = radio;
  return {
    path: ['channelWidth'],
    read: read => numberIn(read.get(`radio.${index}.chanbw`)),
    write: (value, read) => {
      if (typeof value !== 'number') return NO_CHANGES;
      const ieeeMode = read.get(`radio.${index}.ieee_mode`) ?? '';
      return lines({
        [`radio.${index}.chanbw`]: String(value),
        ...(isStandard11ac(ieeeMode) && value > 0 && { [`radio.${index}.ieee_mode`]: standard11ac(value) }),
      });
    },
  };
}

/**
 * The lines contain conducted power; the antenna's gain converts it to EIRP. Automatic power of a 60 GHz radio has no
 * line: it stays until the power is edited.
 */
function outputPower({ index, band }: RadioEntry, sent: unknown): MappedValue {
  const gain = (read: ReadLines) =>
    (numberIn(read.get(`radio.${index}.antenna.gain`)) ?? 0) -
    (numberIn(read.get(`radio.${index}.cable.loss`)) ?? 0);
  const automatic = band === BAND_60GHZ ? undefined : `radio.${index}.auto_txpower`;
  const isAuto = (read: ReadLines, eirp: number) =>
    automatic === undefined
      ? at(sent, ['auto']) === true && at(sent, ['eirp']) === eirp
      : (switchIn(read.get(automatic)) ?? false);
  return {
    path: ['outputPower'],
    read: read => {
      const conducted = numberIn(read.get(`radio.${index}.txpower`));
      if (conducted === undefined) return undefined;
      const eirp = conducted + gain(read);
      return { auto: isAuto(read, eirp), eirp };
    },
    write: (value, read) => {
      const [auto, eirp] = [at(value, ['auto']), at(value, ['eirp'])];
      return lines({
        ...(typeof eirp === 'number' && { [`radio.${index}.txpower`]: String(eirp - gain(read)) }),
        ...(automatic !== undefined && typeof auto === 'boolean' && { [automatic]: onOff(auto) }),
      });
    },
  };
}

function distance({ index }: RadioEntry): MappedValue {
  return {
    path: ['distance'],
    read: read => {
      const value = numberIn(read.get(`radio.${index}.ackdistance`));
      const auto = read.get(`radio.${index}.ack.auto`);
      return value === undefined && auto === undefined
        ? undefined
        : { auto: auto !== 'disabled', value: value ?? 0 };
    },
    write: value => {
      if (!isJsonObject(value)) return NO_CHANGES;
      const { auto, value: metres } = value;
      return lines({
        ...(typeof auto === 'boolean' && { [`radio.${index}.ack.auto`]: onOff(auto) }),
        ...(typeof metres === 'number' && { [`radio.${index}.ackdistance`]: String(metres) }),
      });
    },
  };
}
