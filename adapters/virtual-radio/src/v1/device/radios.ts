import type { Board } from '../../board/board.ts';

/** One radio of a board as the versioned API describes it. Frequencies in MHz. */
export interface BoardRadio {
  readonly id: 'main' | 'backup';
  readonly name: '60 GHz' | '24 GHz' | '5 GHz';
  readonly band: 60_000 | 24_000 | 5000;
  readonly interfaceId: 'wlan0' | 'ath0';
  readonly freqRange: { readonly start: number; readonly end: number };
  readonly widthsMhz: readonly number[];
  readonly txPowerDbm: { readonly min: number; readonly max: number };
  readonly ieeeModes: readonly string[];
}

/** The radios of a board, the main one first: with a 60 GHz side the 5 GHz radio is its backup. */
export function radiosOf(board: Board): readonly BoardRadio[] {
  const { radio60 } = board;
  const radio5: BoardRadio = {
    id: radio60 ? 'backup' : 'main',
    name: board.band?.name ?? '5 GHz',
    band: board.band?.mhz ?? 5000,
    interfaceId: 'ath0',
    freqRange: { start: board.band?.start ?? 5150, end: board.band?.end ?? 5925 },
    widthsMhz: board.widthsMhz,
    txPowerDbm: { min: board.txPowerMinDbm, max: board.txPowerMaxDbm },
    ieeeModes: ['mode_ac'],
  };
  if (radio60 === undefined) return [radio5];
  return [
    {
      id: 'main',
      name: '60 GHz',
      band: 60_000,
      interfaceId: 'wlan0',
      freqRange: { start: 57_240, end: 70_200 },
      widthsMhz: radio60.widthsMhz,
      txPowerDbm: { min: radio60.txPowerMinDbm, max: radio60.txPowerMaxDbm },
      ieeeModes: ['mode_ad'],
    },
    radio5,
  ];
}
