import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCalls } from '../call.ts';
import { discoveredDevices } from '../../tools/discovery.ts';

const anyUserCall = sessionCalls({ changes: false });

const LONGEST_MS = 10_000;
const USUAL_MS = 1000;

/** POST /discovery.cgi — the manufacturer's devices nearby; blocks while it listens. §classic.discovery. */
export const discovery = anyUserCall('POST', '/discovery.cgi', async ({ radio, fields }) => {
  if (fields.text('discover') !== 'y') return jsonAnswer({ devices: [] });
  const duration = Number(fields.text('duration') ?? USUAL_MS);
  await radio.wait(Math.min(LONGEST_MS, Math.max(0, duration || USUAL_MS)));
  return jsonAnswer({
    devices: discoveredDevices(radio, {
      host: fields.text('host'),
      withoutAirCube: ['yes', 'y', '1', 'true'].includes(fields.text('filter_aircube') ?? ''),
    }),
  });
});
