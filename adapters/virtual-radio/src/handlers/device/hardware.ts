import { jsonAnswer, notFound } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /antlist.cgi — antennas that can be mounted; unknown to 60 GHz radios. §classic.hardware. */
export const antennaList = sessionCall('GET', '/antlist.cgi', ({ radio }) => {
  const { board } = radio.profile;
  if (board.radio60) return notFound();
  const antennas = [{ id: 1, name: board.antennaName, gain: board.antennaGainDbi }];
  return jsonAnswer({ boards: [{ model: board.model, antennas }] });
});

/** GET /btstatus.cgi — the Bluetooth radio; unknown to boards without, and to 60 GHz radios. §classic.addresses and §classic.hardware. */
export const bluetoothStatus = sessionCall('GET', '/btstatus.cgi', ({ radio }) => {
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
export const temperature = sessionCall('GET', '/temperature.cgi', ({ radio }) => {
  const degrees = radio.temperatureCelsius;
  const sensors = degrees === 0 ? [] : [{ name: 'cpu', value: degrees }];
  return jsonAnswer({ temperature: degrees, sensors });
});
