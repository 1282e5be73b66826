import { jsonAnswer } from '../../wire/answers.ts';
import { v1SessionCall } from '../exchange.ts';

/** Versions of the device's own server. §v1.device. */
export const SERVER_VERSION = '1.1.3';
export const BRIDGE_VERSION = '0.12.2';

/** GET /server. §v1.device. */
export const server = v1SessionCall('GET', '/server', ({ radio }) => {
  const now = radio.clock.now();
  return jsonAnswer({
    name: 'udapi-server',
    version: SERVER_VERSION,
    apiVersion: '1.0',
    time: now,
    uptime: radio.power.uptimeSeconds(now),
  });
});
