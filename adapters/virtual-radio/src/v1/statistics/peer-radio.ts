import { RATES_11AC, RATES_11AD } from '@radiolink/domain/radio';
import { deriveSeed } from '../../random/seeded-random.ts';
import type { Station } from '../../peers/peer.ts';
import type { Built, Linked, Linked60, Tuned } from '../../aspects.ts';
import type { BoardRadio } from '../device/identification.ts';
import {
  capacitySection,
  type DirectionFigures,
  downAndUp,
  type LinkFigures,
  scoreSection,
} from './link-figures.ts';

const HISTOGRAM = { minSignal: -90, maxSignal: -30, period: 60 } as const;
/** Multipliers of a radio that counts its rates by them. */
const SCALED = [2, 4, 6, 8, 10] as const;

/** Source of the measurements of a section: this device, or the remote end. */
export type MeasuredBy = 'local' | 'remote';

/**
 * `R` of the reference: one radio of a peer. Per band: 60 GHz reports `snr`, 5 GHz `cinr` and the noise
 * floor.
 */
export function peerRadio(
  device: Built & Linked & Linked60 & Tuned,
  station: Station,
  radio: BoardRadio,
  link: LinkFigures,
  measuredBy: MeasuredBy,
): Record<string, unknown> {
  const { down, up } = downAndUp(link, device.air.plan.accessPoint);
  const received = measuredBy === 'local' ? link.rx : link.tx;
  const sent = measuredBy === 'local' ? link.tx : link.rx;
  const end = endOf(device, station, radio, measuredBy);
  const sixty = radio.band === 60_000;
  const active = link.connected && (sixty || !isCarriedBy60(device, station));
  return {
    id: radio.id,
    connected: link.connected,
    active,
    linkState: active ? 'active' : link.connected ? 'connected' : 'disconnected',
    connectionTime: link.secondsUp,
    ...(sixty && { beamForming: { rxSector: 12, txSector: 12 } }),
    antenna: { gain: end.gainDbi },
    serviceUptime: link.secondsUp,
    linkQuality: {
      signal: received.signalDbm,
      signalDay: received.signalDbm - 1,
      idealSignal: received.expectedSignalDbm,
      ...(sixty
        ? { snr: received.ratioDb }
        : {
            signalPerChain: received.signalPerChainDbm,
            idealSignalPerChain: received.signalPerChainDbm.map(() => received.expectedSignalDbm - 3),
            noiseFloor: received.noiseFloorDbm,
            cinr: { dl: down.ratioDb, ul: up.ratioDb },
          }),
      outputPower: {
        eirp: Math.round(end.powerDbm + end.gainDbi - end.cableLossDb),
        conducted: end.powerDbm,
      },
      capacity: capacitySection({ down, up }),
      linkScore: scoreSection({ down, up }),
      airtime: airtimeSection(device, down, up),
      signalHistogram: { ...HISTOGRAM, histogram: signalHistogram(station, received) },
      mcs: rateSection(sent, received, multipliersOf(device, radio)),
    },
  };
}

/** Percent; LTU counts per mille. Captured. */
function airtimeSection(device: Built, down: DirectionFigures, up: DirectionFigures): Record<string, number> {
  const [dl, ul] = [down.airtimePercent, up.airtimePercent];
  return device.profile.board.family === 'ltu'
    ? { dl: Math.round(dl * 10), ul: Math.round(ul * 10) }
    : { dl, ul };
}

function isCarriedBy60(device: Linked & Linked60, station: Station): boolean {
  return device.links60[device.stations.indexOf(station)]?.linked ?? false;
}

/** Power, antenna and cable of the end that a section is about. */
function endOf(
  device: Linked & Linked60 & Tuned,
  station: Station,
  { band }: BoardRadio,
  end: MeasuredBy,
): { readonly powerDbm: number; readonly gainDbi: number; readonly cableLossDb: number } {
  if (band === 60_000) {
    const plan = device.links60[device.stations.indexOf(station)]?.plan;
    const side = end === 'local' ? plan?.local : plan?.remote;
    return { powerDbm: side?.txPowerDbm ?? 0, gainDbi: side?.antennaGainDbi ?? 0, cableLossDb: 0 };
  }
  if (end === 'local') {
    const { antennaGainDbi: gainDbi, cableLossDb } = device.settings;
    return { powerDbm: device.air.power.powerDbm, gainDbi, cableLossDb };
  }
  const { cableLossDb } = station.link.remote;
  return {
    powerDbm: station.state.remotePower.powerDbm,
    gainDbi: station.identity.antennaGainDbi,
    cableLossDb,
  };
}

/** Multipliers of the rates of a radio, in the order of their indices. §facts.band-60 and §facts.rates. */
function multipliersOf({ profile }: Built, { band }: BoardRadio): readonly number[] {
  if (band === 60_000) return RATES_11AD.map(({ multiplier }) => Number(multiplier));
  return profile.board.rates === undefined ? RATES_11AC.map(({ multiplier }) => multiplier) : SCALED;
}

function rateSection(
  tx: DirectionFigures,
  rx: DirectionFigures,
  multipliers: readonly number[],
): Record<string, unknown> {
  return {
    txIdx: tx.rateIndex,
    txIdxIdeal: tx.expectedRateIndex,
    rxIdx: rx.rateIndex,
    rxIdxIdeal: rx.expectedRateIndex,
    txRate: tx.rateMultiplier,
    rxRate: rx.rateMultiplier,
    txLabel: tx.rateLabel,
    rxLabel: rx.rateLabel,
    rxHistogram: multipliers.map((rate, idx) => ({
      idx,
      rate,
      value: idx === rx.rateIndex ? 96 : Math.abs(idx - rx.rateIndex) === 1 ? 2 : 0,
    })),
  };
}

/** Histogram of the signal in the last minute: narrow, around the present value. */
function signalHistogram(station: Station, { signalDbm }: DirectionFigures): number[] {
  const { minSignal, maxSignal, period } = HISTOGRAM;
  return Array.from({ length: maxSignal - minSignal + 1 }, (_, place) => {
    const distance = Math.abs(minSignal + place - signalDbm);
    return distance > 2
      ? 0
      : Math.round(period / 3 ** (distance + 1)) + (deriveSeed(station.state.seed, place) % 2);
  });
}
