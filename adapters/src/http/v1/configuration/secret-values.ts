import { isJsonObject } from './json-place.ts';
import { lines, type MappedValue, NO_CHANGES, onOff, type ReadLines } from './mapped-value.ts';
import { BAND_60GHZ, type RadioEntry } from './radio-entry.ts';

/** Replacement of a secret for a read-only user. */
const HIDDEN = '********';

/** Name and key of the link. The 60 GHz radio shares the name of the other one until it gets its own. */
export function secretValues(radio: RadioEntry): readonly MappedValue[] {
  return radio.band === BAND_60GHZ ? [ssid60(radio), key60(radio)] : [ssid(radio), key(radio)];
}

function ssid({ index }: RadioEntry): MappedValue {
  return {
    path: ['ssid'],
    read: read => read.get(`wireless.${index}.ssid`),
    write: (value, read) => {
      if (typeof value !== 'string') return NO_CHANGES;
      const alsoIn = [`aaa.${index}.ssid`, `wpasupplicant.profile.${index}.network.1.ssid`];
      const known = alsoIn.filter(place => read.get(place) !== undefined);
      return lines({
        [`wireless.${index}.ssid`]: value,
        ...Object.fromEntries(known.map(place => [place, value])),
      });
    },
  };
}

function ssid60({ index }: RadioEntry): MappedValue {
  const own = `radio.${index}.ssid`;
  return {
    path: ['ssid'],
    read: read => read.get(own) ?? read.get('wireless.1.ssid'),
    write: value => (typeof value === 'string' ? lines({ [own]: value }) : NO_CHANGES),
  };
}

function encryption(type: 'none' | 'wpa2-psk', passphrase: string | undefined): object {
  return type === 'none' ? { type } : { type, passphrase: passphrase ?? '' };
}

/** The pre-shared key of a link is in `aaa` for an access point, in `wpasupplicant` for a station. */
function key({ index }: RadioEntry): MappedValue {
  const network = `wpasupplicant.profile.${index}.network.1.status`;
  const places = {
    ap: { switches: ['aaa.status', `aaa.${index}.status`], psk: `aaa.${index}.wpa.psk` },
    sta: {
      switches: ['wpasupplicant.status', `wpasupplicant.device.${index}.status`],
      psk: `wpasupplicant.profile.${index}.network.1.psk`,
    },
  };
  const placeOf = (read: ReadLines) =>
    read.get(`radio.${index}.mode`) === 'managed' ? places.sta : places.ap;
  return {
    path: ['encryption'],
    read: read => {
      const place = placeOf(read);
      const isOn = place.switches.every(name => read.get(name) === 'enabled');
      return encryption(isOn ? 'wpa2-psk' : 'none', read.get(place.psk));
    },
    write: (value, read) => {
      if (!isJsonObject(value) || typeof value['type'] !== 'string') return NO_CHANGES;
      const place = placeOf(read);
      const other = place === places.ap ? places.sta : places.ap;
      const secured = value['type'] !== 'none';
      const passphrase = passphraseIn(value);
      return lines({
        ...Object.fromEntries(other.switches.map(name => [name, onOff(false)])),
        ...Object.fromEntries(place.switches.map(name => [name, onOff(secured)])),
        ...(place === places.sta && { [network]: onOff(secured) }),
        // In both places, so that it is still there when the radio gets the other role.
        ...(secured && passphrase !== undefined && { [place.psk]: passphrase, [other.psk]: passphrase }),
      });
    },
  };
}

function key60({ index }: RadioEntry): MappedValue {
  const place = `radio.${index}.psk`;
  return {
    path: ['encryption'],
    read: read => {
      const psk = read.get(place) ?? '';
      return encryption(psk === '' ? 'none' : 'wpa2-psk', psk);
    },
    write: value => {
      if (!isJsonObject(value) || typeof value['type'] !== 'string') return NO_CHANGES;
      if (value['type'] === 'none') return lines({ [place]: '' });
      const passphrase = passphraseIn(value);
      return passphrase === undefined ? NO_CHANGES : lines({ [place]: passphrase });
    },
  };
}

function passphraseIn({ passphrase }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof passphrase === 'string' && passphrase !== HIDDEN ? passphrase : undefined;
}
