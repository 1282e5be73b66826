import { jsonAnswer } from '../../wire/answers.ts';
import type { V1Call } from '../exchange.ts';
import { capabilitiesOf } from './capabilities.ts';
import { identificationOf } from './identification.ts';

/** GET /device — who the device is and what it can do. Versioned API, 4. */
export const device: V1Call = {
  method: 'GET',
  path: '/device',
  access: 'session',
  answer: ({ radio }) =>
    jsonAnswer({
      errorCodes: [],
      identification: identificationOf(radio),
      capabilities: capabilitiesOf(radio),
    }),
};
