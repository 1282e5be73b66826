import { rssiOfSignal } from '@radiolink/domain/link';
import { channelNumber } from '@radiolink/domain/radio';
import { hostileName } from '../../faults/hostile-names.ts';
import { binNoiseDbm } from '../../spectrum/energy.ts';
import { type Neighbour, neighbourhood } from '../../spectrum/neighbourhood.ts';
import { SCAN_SECONDS } from '../../spectrum/survey.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCalls } from '../call.ts';

const fullUserCall = sessionCalls({ changes: true });

/** Quality is counted to this. */
const BEST_QUALITY = 94;

function cell(neighbour: Neighbour, place: number): Record<string, unknown> {
  const noise = Math.round(binNoiseDbm(neighbour.widthMhz));
  return {
    cell: place + 1,
    mac: neighbour.mac,
    mode: 'Master',
    frequency: neighbour.controlMhz / 1000,
    channel: channelNumber(neighbour.controlMhz) ?? 0,
    quality: `${Math.min(BEST_QUALITY, Math.max(0, rssiOfSignal(neighbour.signalDbm)))}/${BEST_QUALITY}`,
    signal_level: neighbour.signalDbm,
    noise_level: noise,
    encryption: neighbour.encryption,
    essid: neighbour.ssid,
    ieee_mode: '11ac',
    chanbw: neighbour.widthMhz,
    airmax: neighbour.airmax ? 1 : 0,
  };
}

/**
 * GET /survey.json.cgi — starts a scan, or returns its state. A scan takes the link down, so that no read-only user gets
 * any of it. §classic.survey; reading 27.
 */
export const survey = fullUserCall('GET', '/survey.json.cgi', ({ radio, query }) => {
  if (query.get('update') === '' && radio.survey.state !== 'scanning') {
    radio.survey.start();
    radio.air.dropAll(SCAN_SECONDS);
  }
  const state = radio.survey.state;
  const neighbours = state === 'completed' ? neighbourhood(radio.seed, radio.settings.channel) : [];
  return jsonAnswer({
    scan_status: state,
    scan_data: neighbours.map((neighbour, place) =>
      cell(radio.faultPlan.hostileNames ? { ...neighbour, ssid: hostileName(place) } : neighbour, place),
    ),
  });
});
