import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type Channel, channelSpan } from './channel.ts';

/** Energy that one end of the link receives, over frequency. */
export interface EnergySpectrum {
  /** Centres of the measured points, MHz. */
  readonly frequenciesMhz: readonly number[];
  /** Level at each point, dBm; as many as there are frequencies. */
  readonly levelsDbm: readonly number[];
}

/** A channel with the energy that all ends together receive in it, mW. */
export interface ChannelEnergy {
  readonly channel: Channel;
  readonly energyMilliwatts: number;
}

const milliwatts = (dbm: number): number => 10 ** (dbm / 10);

/**
 * Energy an end receives within a channel, mW: the sum over the points whose centre lies in it. Undefined if there is
 * no such point, since a missing measurement is not the same as a quiet channel, and for an invalid level in it.
 */
export function energyInChannel(channel: Channel, spectrum: EnergySpectrum): number | undefined {
  const { startMhz, endMhz } = channelSpan(channel);
  const received = spectrum.levelsDbm.filter((_, at) => {
    const frequency = spectrum.frequenciesMhz[at];
    return frequency !== undefined && frequency >= startMhz && frequency < endMhz;
  });
  const measured = received.length > 0 && received.every(level => isWithin(level, PHYSICAL.dbm));
  return !measured ? undefined : received.reduce((sum, level) => sum + milliwatts(level), 0);
}

function quieter(a: ChannelEnergy, b: ChannelEnergy): number {
  return a.energyMilliwatts - b.energyMilliwatts || b.channel.maxPower - a.channel.maxPower;
}

/**
 * Channels by the energy that both ends receive in them, quietest first; of equals the one with more EIRP, then the
 * one listed first. Channels that some end has not measured are left out, as are all if no end has measured.
 */
export function channelsByEnergy(
  channels: readonly Channel[],
  ends: readonly EnergySpectrum[],
): readonly ChannelEnergy[] {
  if (ends.length === 0) return [];
  return channels
    .flatMap(channel => {
      const received = ends.flatMap(end => energyInChannel(channel, end) ?? []);
      if (received.length < ends.length) return [];
      return { channel, energyMilliwatts: received.reduce((sum, energy) => sum + energy, 0) };
    })
    .toSorted(quieter);
}

/** The channel to propose: the quietest for both ends. Undefined when nothing can be said. */
export function proposeChannel(
  channels: readonly Channel[],
  ends: readonly EnergySpectrum[],
): Channel | undefined {
  return channelsByEnergy(channels, ends)[0]?.channel;
}
