import { standard11ac } from '@radiolink/domain/radio';
import { entryOf, flagIn, numberIn } from '../../body.ts';
import { keyPlace, ssidPlace } from './link-key.ts';
import { type Lines, type RadioLines, roleOf, setRole } from './line-draft.ts';
import { numberOf, numberPlace, onOff, type Place, switchPlace } from './place.ts';

/** Channel: 0 in the lines lets the radio choose; `tx` repeats `control`. §config.radio. */
function frequencyPlace({ prefix, band }: RadioLines): Place {
  return {
    at: 'frequency',
    says(lines) {
      const control = numberOf(lines, `${prefix}.freq`) || null;
      const center = (control && numberOf(lines, `${prefix}.center.1.freq`)) || null;
      return { auto: control === null, band, control, center, tx: control };
    },
    take(value, draft) {
      const auto = flagIn(value, 'auto') === true;
      const control = auto ? 0 : (numberIn(value, 'control') ?? numberIn(value, 'tx'));
      if (control === undefined) return;
      draft.set(`${prefix}.freq`, String(control));
      const center = control === 0 ? undefined : numberIn(value, 'center');
      if (center !== undefined || draft.get(`${prefix}.center.1.freq`) !== undefined)
        draft.set(`${prefix}.center.1.freq`, String(center ?? 0));
    },
  };
}

/** Width, which the IEEE mode of an access point names too: `11acvht40`. §config.radio. */
function widthPlace({ prefix }: RadioLines): Place {
  return {
    at: 'channelWidth',
    says: lines => numberOf(lines, `${prefix}.chanbw`),
    take(value, draft) {
      if (typeof value !== 'number') return;
      draft.set(`${prefix}.chanbw`, String(value));
      const named = draft.get(`${prefix}.ieee_mode`)?.startsWith('11acvht') === true;
      if (named && value > 0) draft.set(`${prefix}.ieee_mode`, standard11ac(value));
    },
  };
}

/** EIRP; the lines have the conducted power. §config.radio, `txpower` with `antenna.gain` and `cable.loss`. */
function powerPlace({ prefix }: RadioLines): Place {
  const gainDb = (lines: Lines): number =>
    (numberOf(lines, `${prefix}.antenna.gain`) ?? 0) - (numberOf(lines, `${prefix}.cable.loss`) ?? 0);
  return {
    at: 'outputPower',
    says(lines) {
      const conducted = numberOf(lines, `${prefix}.txpower`);
      const auto = lines.get(`${prefix}.auto_txpower`) === 'enabled';
      return conducted === undefined ? undefined : { auto, eirp: conducted + gainDb(lines) };
    },
    take(value, draft) {
      const [auto, eirp] = [flagIn(value, 'auto'), entryOf(value, 'eirp')];
      const isStored = draft.get(`${prefix}.auto_txpower`) !== undefined;
      if (auto === true || (auto === false && isStored)) draft.set(`${prefix}.auto_txpower`, onOff(auto));
      if (typeof eirp === 'number') draft.set(`${prefix}.txpower`, String(eirp - gainDb(draft)));
    },
  };
}

function distancePlace({ prefix }: RadioLines): Place {
  return {
    at: 'distance',
    says(lines) {
      const [auto, metres] = [lines.get(`${prefix}.ack.auto`), numberOf(lines, `${prefix}.ackdistance`)];
      if (auto === undefined && metres === undefined) return undefined;
      return { auto: auto !== 'disabled', value: metres ?? 0 };
    },
    take(value, draft) {
      const [auto, metres] = [flagIn(value, 'auto'), entryOf(value, 'value')];
      if (auto !== undefined) draft.set(`${prefix}.ack.auto`, onOff(auto));
      if (typeof metres === 'number') draft.set(`${prefix}.ackdistance`, String(metres));
    },
  };
}

const roleFlag = (at: 'apMode' | 'ptpMode', radio: RadioLines): Place => ({
  at,
  says: lines => roleOf(radio, lines)?.[at],
  take(value, draft) {
    if (typeof value === 'boolean') setRole(radio, { [at]: value }, draft);
  },
});

/**
 * An entry of `wireless.interfaces` without its `id`. The roles come first: the position of the key depends
 * on them.
 */
export function radioPlaces(radio: RadioLines): readonly Place[] {
  const { prefix, index } = radio;
  return [
    switchPlace('enabled', `${prefix}.status`, 'radio.status'),
    roleFlag('apMode', radio),
    roleFlag('ptpMode', radio),
    ssidPlace(radio),
    keyPlace(radio),
    frequencyPlace(radio),
    widthPlace(radio),
    numberPlace('cableLoss', `${prefix}.cable.loss`),
    numberPlace('antennaGain', `${prefix}.antenna.gain`),
    powerPlace(radio),
    switchPlace('clientIsolation', `wireless.${index}.l2_isolation`),
    distancePlace(radio),
  ];
}
