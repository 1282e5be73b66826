import { jsonAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';

/** GET /temperature.cgi — the sensors. Classic API, 7. */
export const temperature: Call = {
  method: 'GET',
  path: '/temperature.cgi',
  access: 'session',
  answer({ radio }) {
    const degrees = radio.temperatureCelsius;
    const sensors = degrees === 0 ? [] : [{ name: 'cpu', value: degrees }];
    return jsonAnswer({ temperature: degrees, sensors });
  },
};
