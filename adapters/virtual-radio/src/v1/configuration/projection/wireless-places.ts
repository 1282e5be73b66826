import { textIn } from '../../body.ts';
import type { Lines } from './line-draft.ts';
import { objectOf, type Place, takeObject } from './place.ts';
import { radioLinesOf } from './radio-lines.ts';
import { radioPlaces } from './radio-places.ts';
import { roleOf } from './radio-role.ts';

/** The role of the device is that of its main radio; it is read-only. §v1.configuration. */
function rolePlace(at: string, says: (lines: Lines) => string | undefined): Place {
  return { at, says, take: () => undefined };
}

function mainRole(lines: Lines) {
  const [main] = radioLinesOf(lines);
  return main && roleOf(main, lines);
}

const interfaces: Place = {
  at: 'wireless.interfaces',
  says(lines) {
    const radios = radioLinesOf(lines);
    if (radios.length === 0) return undefined;
    return radios.map(radio => ({ id: radio.id, ...objectOf(radioPlaces(radio), lines) }));
  },
  take(value, draft) {
    if (!Array.isArray(value)) return;
    const radios = radioLinesOf(draft);
    value.forEach((sent: unknown, place) => {
      const id = textIn(sent, 'id');
      const radio = id === undefined ? radios[place] : radios.find(one => one.id === id);
      if (radio !== undefined) takeObject(radioPlaces(radio), sent, draft);
    });
  },
};

/** `wireless` of the configuration object. §v1.configuration. */
export const WIRELESS_PLACES: readonly Place[] = [
  rolePlace('wireless.mode', lines => {
    const role = mainRole(lines);
    return role && (role.apMode ? 'ap' : 'sta');
  }),
  rolePlace('wireless.netMode', lines => {
    const role = mainRole(lines);
    return role && (role.ptpMode === true ? 'ptp' : 'ptmp');
  }),
  interfaces,
];
