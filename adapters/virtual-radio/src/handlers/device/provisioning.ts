import { okAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** POST /api/provmode — starts or stops the management mode. Classic API, 4.10. */
export const provisioningMode: Call = {
  method: 'POST',
  path: '/api/provmode',
  access: 'session',
  answer({ radio, fields }) {
    const action = fields.text('action');
    if (action === 'start') radio.provisioning.start();
    else if (action === 'stop') radio.provisioning.stop();
    else return invalidParameter();
    return okAnswer({ status: radio.provisioning.code });
  },
};
