import { textIn } from '../../body.ts';
import { HIDDEN } from '../../hidden.ts';
import type { Lines, RadioLines } from './line-draft.ts';
import { isOn, onOff, type Place } from './place.ts';

/** Name of the link, which the security sections repeat. The 60 GHz radio has its own, or shares it. §config.wireless. */
export function ssidPlace({ index, band }: RadioLines): Place {
  if (band === 60_000) {
    return {
      at: 'ssid',
      says: lines => lines.get('radio.0.ssid') ?? lines.get('wireless.1.ssid'),
      take(value, draft) {
        if (typeof value === 'string') draft.set('radio.0.ssid', value);
      },
    };
  }
  return {
    at: 'ssid',
    says: lines => lines.get(`wireless.${index}.ssid`),
    take(value, draft) {
      if (typeof value !== 'string') return;
      draft.set(`wireless.${index}.ssid`, value);
      for (const copy of [`aaa.${index}.ssid`, `wpasupplicant.profile.${index}.network.1.ssid`])
        if (draft.get(copy) !== undefined) draft.set(copy, value);
    },
  };
}

/** WPA2 of an access point is in `aaa`, that of a station in `wpasupplicant`; the other is off. §config.wireless. */
export function keyPlace({ index, prefix, band }: RadioLines): Place {
  if (band === 60_000) return key60Place;
  const accessPoint = ['aaa.status', `aaa.${index}.status`];
  const station = ['wpasupplicant.status', `wpasupplicant.device.${index}.status`];
  const network = `wpasupplicant.profile.${index}.network.1`;
  const [accessPointKey, stationKey] = [`aaa.${index}.wpa.psk`, `${network}.psk`];
  const isStation = (lines: Lines): boolean => lines.get(`${prefix}.mode`) === 'managed';
  return {
    at: 'encryption',
    says(lines) {
      const switches = isStation(lines) ? station : accessPoint;
      const key = lines.get(isStation(lines) ? stationKey : accessPointKey) ?? '';
      return switches.every(name => isOn(lines, name))
        ? { type: 'wpa2-psk', passphrase: key }
        : { type: 'none' };
    },
    take(value, draft) {
      const type = textIn(value, 'type');
      if (type === undefined) return;
      const secured = type !== 'none';
      for (const name of accessPoint) draft.set(name, onOff(secured && !isStation(draft)));
      for (const name of station) draft.set(name, onOff(secured && isStation(draft)));
      if (isStation(draft)) draft.set(`${network}.status`, onOff(secured));
      const passphrase = passphraseIn(value);
      // In both places: a radio that changes its role keeps its key.
      if (secured && passphrase !== undefined)
        for (const key of [accessPointKey, stationKey]) draft.set(key, passphrase);
    },
  };
}

const key60Place: Place = {
  at: 'encryption',
  says(lines) {
    const passphrase = lines.get('radio.0.psk') ?? '';
    return passphrase === '' ? { type: 'none' } : { type: 'wpa2-psk', passphrase };
  },
  take(value, draft) {
    const type = textIn(value, 'type');
    const passphrase = type === 'none' ? '' : passphraseIn(value);
    if (type !== undefined && passphrase !== undefined) draft.set('radio.0.psk', passphrase);
  },
};

/** The passphrase of the request; undefined for none, and for the mark that represents one. */
function passphraseIn(value: unknown): string | undefined {
  const passphrase = textIn(value, 'passphrase');
  return passphrase === HIDDEN ? undefined : passphrase;
}
