import { AF60_HD, HYBRID_WIRELESS_ONLY } from '@radiolink/adapters/http/classic/fixtures/af60';
import { AIROS6_ACCESS_POINT } from '@radiolink/adapters/http/classic/fixtures/airos6-access-point';
import { AIROS871_STATION } from '@radiolink/adapters/http/classic/fixtures/airos871-station';
import { AIROS8_ACCESS_POINT } from '@radiolink/adapters/http/classic/fixtures/airos8-access-point';
import { capturedStatuses } from '../../../adapters/src/http/classic/status/captured-status.mother.ts';

/** One answer of status.cgi to replay. */
export interface Answer {
  readonly name: string;
  readonly body: string;
}

const FIXTURES: Readonly<Record<string, unknown>> = {
  'airOS 8 access point': AIROS8_ACCESS_POINT,
  'airOS 8.7.1 station': AIROS871_STATION,
  'airOS 6 access point': AIROS6_ACCESS_POINT,
  'airFiber 60 HD': AF60_HD,
  'hybrid, wireless alone': HYBRID_WIRELESS_ONLY,
};

/** The project's own fixtures, and the captured answers where they are present. */
export const ANSWERS: readonly Answer[] = [
  ...Object.entries(FIXTURES).map(([name, value]) => ({ name, body: JSON.stringify(value) })),
  ...capturedStatuses(),
];
