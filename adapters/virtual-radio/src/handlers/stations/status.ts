import { jsonAnswer, textAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { statusOf } from '../../status/status-answer.ts';

/** GET /status.cgi — the state of everything, or the next captured answer of a replay. §classic.status. */
export const status = sessionCall('GET', '/status.cgi', ({ radio }) => {
  const captured = radio.replay.next();
  if (captured === undefined) return jsonAnswer(statusOf(radio));
  const answer = textAnswer(captured);
  answer.headers.set('content-type', 'application/json; charset=utf-8');
  return answer;
});
