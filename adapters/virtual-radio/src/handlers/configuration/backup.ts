import { textAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { visibleConfiguration } from './configuration-read.ts';

/** GET /cfg.cgi — the configuration as a file. Classic API, 4.2. */
export const backup = sessionCall('GET', '/cfg.cgi', exchange => {
  const { radio } = exchange;
  const day = new Date(radio.clock.now()).toISOString().slice(0, 10).replaceAll('-', '');
  const model = radio.productName.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const answer = textAnswer(visibleConfiguration(exchange));
  answer.headers.set('content-disposition', `attachment; filename="${model}-${radio.hwaddr}-${day}.cfg"`);
  return answer;
});
