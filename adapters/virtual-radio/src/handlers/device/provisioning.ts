import { okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** POST /api/provmode — starts or stops the management mode. §classic.provisioning. */
export const provisioningMode = sessionCall('POST', '/api/provmode', ({ radio, fields }) => {
  const action = fields.text('action');
  if (action === 'start') radio.provisioning.start();
  else if (action === 'stop') radio.provisioning.stop();
  else return invalidParameter();
  return okAnswer({ status: radio.provisioning.code });
});
