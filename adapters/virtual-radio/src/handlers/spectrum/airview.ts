import { airviewData } from '../../spectrum/airview.ts';
import { neighbourhood } from '../../spectrum/neighbourhood.ts';
import type { Radio } from '../../radio.ts';
import { jsonAnswer, textAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** Present measurement of the spectral receiver, as the text of one frame; undefined when it does not run. */
export function airviewText(radio: Radio): string | undefined {
  const replayed = radio.spectrumReplay.text(radio.second);
  if (replayed !== undefined) return replayed;
  if (radio.configuration.running.get('airview.status') !== 'enabled') return undefined;
  return JSON.stringify(
    airviewData(radio.seed, radio.second, neighbourhood(radio.seed, radio.settings.channel)),
  );
}

/** GET /airviewdata.cgi — the spectrum; empty when the service does not run. §classic.airview. */
export const airview = sessionCall('GET', '/airviewdata.cgi', ({ radio }) => {
  const text = airviewText(radio);
  if (text === undefined) return textAnswer('');
  const answer = jsonAnswer(null);
  return new Response(text, { headers: answer.headers });
});
