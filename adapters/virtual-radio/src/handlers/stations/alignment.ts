import { okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

const USUAL_SECONDS = 600;
const LONGEST_SECONDS = 3600;

/** POST /api/alignment/start — the status moves four times a second for a while. §classic.alignment. */
export const alignmentStart = sessionCall('POST', '/api/alignment/start', ({ radio, fields }) => {
  const seconds = Number(fields.text('duration') ?? USUAL_SECONDS);
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) return invalidParameter();
  radio.alignmentUntil = radio.clock.now() + seconds * 1000;
  return okAnswer();
});
