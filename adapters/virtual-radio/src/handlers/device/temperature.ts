import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /temperature.cgi — the sensors. Classic API, 7. */
export const temperature = sessionCall('GET', '/temperature.cgi', ({ radio }) => {
  const degrees = radio.temperatureCelsius;
  const sensors = degrees === 0 ? [] : [{ name: 'cpu', value: degrees }];
  return jsonAnswer({ temperature: degrees, sensors });
});
