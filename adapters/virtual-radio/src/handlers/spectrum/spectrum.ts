import { rssiOfSignal } from '@radiolink/domain/link';
import { channelNumber } from '@radiolink/domain/radio';
import type { Seeded, Tuned } from '../../aspects.ts';
import { hostileName } from '../../faults/faults.ts';
import type { Station } from '../../peers/peer.ts';
import { usagePerMille } from '../../physics/airtime.ts';
import type { Radio } from '../../radio.ts';
import { deriveSeed } from '../../random/seeded-random.ts';
import { rows5GHz } from '../../regulation/regulation.ts';
import { airviewData, COARSE, gridLabels, meanEnergy } from '../../spectrum/airview.ts';
import { binNoiseDbm, type Neighbour, neighbourhood, SCAN_SECONDS } from '../../spectrum/neighbourhood.ts';
import { jsonAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall, sessionCalls } from '../call.ts';

/** Present measurement of the spectral receiver, as the text of one frame; undefined when it does not run. */
export function airviewText(radio: Radio): string | undefined {
  const replayed = radio.spectrumReplay.text(radio.second);
  if (replayed !== undefined) return replayed;
  if (radio.configuration.running.get('airview.status') !== 'enabled') return undefined;
  return JSON.stringify(
    airviewData(radio.seed, radio.second, neighbourhood(radio.seed, radio.settings.channel)),
  );
}

/** GET /airviewdata.cgi — the spectrum; empty when the service does not run. §classic.airview. */
const airview = sessionCall('GET', '/airviewdata.cgi', ({ radio }) => {
  const text = airviewText(radio);
  if (text === undefined) return textAnswer('');
  const answer = jsonAnswer(null);
  return new Response(text, { headers: answer.headers });
});

/** Seconds between two measurements. */
const INTERVAL_SECONDS = 300;

function stationSpectrum(
  radio: Seeded & Tuned,
  { identity, state, link }: Station,
  age: number,
): Record<string, unknown> {
  const neighbours = neighbourhood(deriveSeed(radio.seed, link.distanceMetres), radio.settings.channel);
  return {
    age,
    mac_addr: identity.mac.replaceAll(':', '').toLowerCase(),
    rx_usage: usagePerMille(state.rxTraffic.throughputKbps, state.rx.capacityKbps),
    tx_usage: usagePerMille(state.txTraffic.throughputKbps, state.tx.capacityKbps),
    rx_rssi: rssiOfSignal(state.rx.reception.signalDbm),
    tx_rssi: rssiOfSignal(state.tx.reception.signalDbm),
    rx_capa: state.rx.capacityKbps,
    tx_capa: state.tx.capacityKbps,
    anze_per_mhz: meanEnergy(state.seed, neighbours),
  };
}

/** GET /amdata.cgi — what the channel chooser rests on: the spectrum at this end and at each peer. §classic.channel-chooser. */
const channelChooserData = sessionCall('GET', '/amdata.cgi', ({ radio }) => {
  const rows = [...rows5GHz(radio.regulation)].sort((a, b) => a.bw - b.bw || a.center - b.center);
  const age = Math.floor(radio.power.uptimeSeconds(radio.clock.now()) % INTERVAL_SECONDS);
  const epoch = Math.floor(radio.clock.now() / 1000 / INTERVAL_SECONDS);
  const connected = radio.stations.filter(station => station.state.presence.connected);
  return jsonAnswer({
    chan_info: {
      number: rows.length,
      center_freq: rows.map(row => row.center),
      bw: rows.map(row => row.bw),
      max_pow: rows.map(row => row.maxEirp),
    },
    freq_info: { number: COARSE.points, center_freq: gridLabels(COARSE) },
    local_spect_data: {
      age,
      anze_per_mhz: meanEnergy(
        deriveSeed(radio.seed, epoch),
        neighbourhood(radio.seed, radio.settings.channel),
      ),
    },
    sta_spect_data: connected.map(station => stationSpectrum(radio, station, age)),
  });
});

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
const survey = fullUserCall('GET', '/survey.json.cgi', ({ radio, query }) => {
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

export const spectrumCalls: readonly Call[] = [airview, channelChooserData, survey];
