import { signalOfRssi } from '@radiolink/domain/link';
import type { Board } from './board/board.ts';
import type { RadioSettings } from './configuration/radio-settings.ts';
import type { AirPlan } from './physics/air.ts';

const NOISE_FIGURE_DB = 6;

/** Use of the radio channel by a board's settings. `matched`: the peers can find and trust it. */
export function airPlan(board: Board, settings: RadioSettings, matched: boolean): AirPlan {
  const { channel, mode, txPowerDbm, antennaGainDbi, cableLossDb, atpc, atpcThresholdRssi } = settings;
  const { txPowerMinDbm, txPowerMaxDbm } = board;
  const powerDbm = Math.min(txPowerMaxDbm, Math.max(txPowerMinDbm, txPowerDbm));
  return {
    channel: { frequencyMhz: channel.centerMhz, widthMhz: channel.widthMhz, rates: board.rates },
    matched,
    accessPoint: mode.startsWith('ap-'),
    local: { txPowerDbm: powerDbm, antennaGainDbi, cableLossDb, noiseFigureDb: NOISE_FIGURE_DB },
    power: {
      enabled: atpc,
      minDbm: txPowerMinDbm,
      maxDbm: powerDbm,
      targetDbm: signalOfRssi(atpcThresholdRssi),
    },
  };
}
