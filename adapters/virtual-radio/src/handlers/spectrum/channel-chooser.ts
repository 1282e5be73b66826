import { rssiOfSignal } from '@radiolink/domain/link';
import { usagePerMille } from '../../physics/airtime.ts';
import type { Station } from '../../peers/station.ts';
import type { Seeded, Tuned } from '../../aspects.ts';
import { deriveSeed } from '../../random/seeded-random.ts';
import { rows5GHz } from '../../regulation/regulation.ts';
import { COARSE, gridLabels, meanEnergy } from '../../spectrum/airview.ts';
import { neighbourhood } from '../../spectrum/neighbourhood.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

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
export const channelChooserData = sessionCall('GET', '/amdata.cgi', ({ radio }) => {
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
