import { md5 } from '../../users/md5.ts';
import { okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /poll.cgi — whether the device is back, and whether it still runs the same configuration. Classic API, 7. */
export const poll = sessionCall('GET', '/poll.cgi', ({ radio }) => {
  const digest = md5(new TextEncoder().encode(radio.configuration.running.toString()));
  return okAnswer({
    uptime: radio.power.uptimeSeconds(radio.clock.now()),
    cfg_stamp: Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join(''),
  });
});
