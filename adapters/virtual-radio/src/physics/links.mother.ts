import type { AirPlan } from './air.ts';
import type { Link60Plan } from './link60.ts';
import type { LinkPlan, LocalAir } from './station-link.ts';

/** A plan with some parts changed. */
type Changed<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] };

/** One kilometre without anything in the way, 17 dBi here and 23 dBi there, and no automatic power. */
export function aLinkPlan(changes: Changed<LinkPlan> = {}): LinkPlan {
  return {
    distanceMetres: 1000,
    obstructionDb: 0,
    remote: {
      txPowerDbm: 14,
      minPowerDbm: -4,
      atpcTargetDbm: undefined,
      antennaGainDbi: 23,
      cableLossDb: 0.5,
      noiseFigureDb: 6,
    },
    load: { rxKbps: 8000, txKbps: 40_000 },
    secondsUp: 100,
    meanSecondsUp: Number.POSITIVE_INFINITY,
    ...changes,
  };
}

/** A quiet channel of 40 MHz at 5500 MHz, on which this radio sends with 20 dBm through a cable of 1 dB. */
export function aQuietAir(changes: Changed<LocalAir> = {}): LocalAir {
  return {
    channel: { frequencyMhz: 5500, widthMhz: 40 },
    local: { txPowerDbm: 20, antennaGainDbi: 17, cableLossDb: 1, noiseFigureDb: 6 },
    interferenceDbm: undefined,
    pointingLossDb: 0,
    ...changes,
  };
}

/** The same as the plan of an access point. */
export function anAirPlan(changes: Changed<AirPlan> = {}): AirPlan {
  const { channel, local } = aQuietAir();
  return {
    channel,
    local,
    power: { enabled: false, minDbm: -4, maxDbm: local.txPowerDbm, targetDbm: -50 },
    matched: true,
    accessPoint: true,
    ...changes,
  };
}

/** A kilometre at 66 960 MHz between two dishes of 38 dBi. */
export function aLink60Plan(changes: Changed<Link60Plan> = {}): Link60Plan {
  return {
    frequencyMhz: 66_960,
    widthMhz: 2160,
    distanceMetres: 1000,
    obstructionDb: 0,
    local: { txPowerDbm: 2, antennaGainDbi: 38 },
    remote: { txPowerDbm: 4, antennaGainDbi: 38 },
    load: { rxKbps: 90_000, txKbps: 400_000 },
    secondsUp: 1000,
    ...changes,
  };
}
