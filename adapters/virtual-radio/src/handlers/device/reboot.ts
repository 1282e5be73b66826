import { md5 } from '../../users/md5.ts';
import { okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** POST /reboot.cgi — answers, then is gone for a while. §classic.reboot. */
export const reboot = sessionCall('POST', '/reboot.cgi', ({ radio, fields }) => {
  if (fields.text('reboot') !== 'yes') return invalidParameter();
  radio.restart();
  return okAnswer();
});

/** POST /reset.cgi — back to how it came out of the box. §classic.reboot. */
export const reset = sessionCall('POST', '/reset.cgi', ({ radio, fields }) => {
  if (fields.text('reset') !== 'yes') return invalidParameter();
  radio.reset();
  return okAnswer();
});

/** GET /poll.cgi — whether the device is back, and whether it still runs the same configuration. §classic.network-tables. */
export const poll = sessionCall('GET', '/poll.cgi', ({ radio }) => {
  const digest = md5(new TextEncoder().encode(radio.configuration.running.toString()));
  return okAnswer({
    uptime: radio.power.uptimeSeconds(radio.clock.now()),
    cfg_stamp: Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join(''),
  });
});
