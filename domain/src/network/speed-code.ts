/** Speed mode of a port: 0 for auto-negotiation, 1 to 4 fixed. §3.network-interface. */
export type SpeedCode = 0 | 1 | 2 | 3 | 4;
export type FixedSpeedCode = Exclude<SpeedCode, 0>;

export interface FixedSpeed {
  readonly mbps: 100 | 10;
  readonly fullDuplex: boolean;
}

/** Auto-negotiation. */
export const AUTO_SPEED = 0;

/** Odd codes are full duplex; codes up to 2 mean 100 Mbps, higher ones 10 Mbps. §3. */
export const FIXED_SPEEDS: Readonly<Record<FixedSpeedCode, FixedSpeed>> = {
  1: { mbps: 100, fullDuplex: true },
  2: { mbps: 100, fullDuplex: false },
  3: { mbps: 10, fullDuplex: true },
  4: { mbps: 10, fullDuplex: false },
};

const FIXED_CODES: readonly FixedSpeedCode[] = [1, 2, 3, 4];

/** The code of a fixed speed in Mbps; auto-negotiation for a speed that cannot be fixed. */
export function speedCodeOf(mbps: number, fullDuplex: boolean): SpeedCode {
  const fixed = FIXED_CODES.find(
    code => FIXED_SPEEDS[code].mbps === mbps && FIXED_SPEEDS[code].fullDuplex === fullDuplex,
  );
  return fixed ?? AUTO_SPEED;
}
