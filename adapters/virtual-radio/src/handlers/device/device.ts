import { randomHex } from '../../random/seeded-random.ts';
import { md5, md5Crypt } from '../../users/md5-crypt.ts';
import {
  isAcceptablePassword,
  isAccountName,
  isPasswordInSlot,
  userInSlot,
} from '../../users/user-accounts.ts';
import { jsonAnswer, notFound, okAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall, sessionCalls, type SessionExchange } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

/** GET /antlist.cgi — antennas that can be mounted; unknown to 60 GHz radios. §classic.hardware. */
const antennaList = sessionCall('GET', '/antlist.cgi', ({ radio }) => {
  const { board } = radio.profile;
  if (board.radio60) return notFound();
  const antennas = [{ id: 1, name: board.antennaName, gain: board.antennaGainDbi }];
  return jsonAnswer({ boards: [{ model: board.model, antennas }] });
});

/** GET /btstatus.cgi — the Bluetooth radio; unknown to boards without, and to 60 GHz radios. §classic.addresses and §classic.hardware. */
const bluetoothStatus = sessionCall('GET', '/btstatus.cgi', ({ radio }) => {
  const { bluetooth, radio60 } = radio.profile.board;
  if (!bluetooth || radio60) return notFound();
  const { status, client, name } = radio.bluetooth;
  return jsonAnswer({
    mode: 'management',
    name,
    discoverable: status > 0,
    connection_state: client === '' ? 'disconnected' : 'connected',
  });
});

/** GET /temperature.cgi — the sensors. §classic.network-tables. */
const temperature = sessionCall('GET', '/temperature.cgi', ({ radio }) => {
  const degrees = radio.temperatureCelsius;
  const sensors = degrees === 0 ? [] : [{ name: 'cpu', value: degrees }];
  return jsonAnswer({ temperature: degrees, sensors });
});

const passwordCall = sessionCalls({ changes: fields => fields.text('ro') !== '1' });

const ADMINISTRATOR_SLOT = 1;
const READ_ONLY_SLOT = 2;

function refused(error: string): Response {
  return jsonAnswer({ success: false, error });
}

function check({ radio, fields }: SessionExchange, slot: number): Response {
  const matches = isPasswordInSlot(radio.configuration.running, slot, fields.text('pwd') ?? '');
  return matches ? jsonAnswer({ success: true }) : refused('Invalid password.');
}

function change({ radio, fields, session }: SessionExchange, slot: number): Response {
  const config = radio.configuration.running;
  const password = fields.text('pwd') ?? '';
  const present = userInSlot(config, slot);
  const name = fields.text('newUsername') || (present?.name ?? '');
  // The administrator sets the read-only account without its current password; users give their own.
  const knows = slot !== session.user.slot || isPasswordInSlot(config, slot, fields.text('oldPwd') ?? '');
  if (!knows) return refused('Invalid password.');
  if (!isAccountName(name)) return refused('Invalid username.');
  const other = userInSlot(config, slot === READ_ONLY_SLOT ? ADMINISTRATOR_SLOT : READ_ONLY_SLOT);
  if (other?.name === name) return refused('Username already exists.');
  if (!isAcceptablePassword(password, name)) return refused('Password is too weak.');
  const written = radio.control.patch(
    new Map([
      [`users.${slot}.name`, name],
      [`users.${slot}.password`, md5Crypt(password, randomHex(8))],
      [`users.${slot}.status`, 'enabled'],
    ]),
  );
  if (!written) return refused('Invalid username.');
  radio.sessions.closeOf(slot, session);
  return jsonAnswer({ success: true });
}

/** POST /pwd.cgi — checks or changes a password. `ro=1` concerns the read-only account. §classic.password. */
const password = passwordCall('POST', '/pwd.cgi', exchange => {
  const { fields, session } = exchange;
  const slot = fields.text('ro') === '1' ? READ_ONLY_SLOT : ADMINISTRATOR_SLOT;
  if (session.user.readOnly && slot !== session.user.slot) return refused('Invalid password.');
  if (fields.text('check') === 'yes') return check(exchange, slot);
  if (fields.text('change') === 'yes') return change(exchange, slot);
  return refused('Invalid parameter.');
});

/** POST /api/provmode — starts or stops the management mode. §classic.provisioning. */
const provisioningMode = sessionCall('POST', '/api/provmode', ({ radio, fields }) => {
  const action = fields.text('action');
  if (action === 'start') radio.provisioning.start();
  else if (action === 'stop') radio.provisioning.stop();
  else return invalidParameter();
  return okAnswer({ status: radio.provisioning.code });
});

/** POST /reboot.cgi — answers, then is gone for a while. §classic.reboot. */
const reboot = sessionCall('POST', '/reboot.cgi', ({ radio, fields }) => {
  if (fields.text('reboot') !== 'yes') return invalidParameter();
  radio.restart();
  return okAnswer();
});

/** POST /reset.cgi — back to how it came out of the box. §classic.reboot. */
const reset = sessionCall('POST', '/reset.cgi', ({ radio, fields }) => {
  if (fields.text('reset') !== 'yes') return invalidParameter();
  radio.reset();
  return okAnswer();
});

/** GET /poll.cgi — whether the device is back, and whether it still runs the same configuration. §classic.network-tables. */
const poll = sessionCall('GET', '/poll.cgi', ({ radio }) => {
  const digest = md5(new TextEncoder().encode(radio.configuration.running.toString()));
  return okAnswer({
    uptime: radio.power.uptimeSeconds(radio.clock.now()),
    cfg_stamp: Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join(''),
  });
});

export const deviceCalls: readonly Call[] = [
  antennaList,
  bluetoothStatus,
  temperature,
  password,
  provisioningMode,
  reboot,
  reset,
  poll,
];
