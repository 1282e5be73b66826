import type { Built, HasAddress, HasFirmware, Named } from '../../aspects.ts';
import type { Board } from '../../board/board.ts';
import { shortVersion } from '../../firmware/firmware-store.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';

/** Versions of the device's own server. §v1.device. */
const SERVER_VERSION = '1.1.3';
const BRIDGE_VERSION = '0.12.2';

/** GET /server. §v1.device. */
const server = v1SessionCall('GET', '/server', ({ radio }) => {
  const now = radio.clock.now();
  return jsonAnswer({
    name: 'udapi-server',
    version: SERVER_VERSION,
    apiVersion: '1.0',
    time: now,
    uptime: radio.power.uptimeSeconds(now),
  });
});

const FAMILY_OF_SHAPE = { ac: 'airMAX', af60: 'airFiber', airos6: 'airMAX', airfiber: 'airFiber' } as const;

/** The number alone of a full version, `4.1.0`. */
export function versionNumber(full: string): string {
  return shortVersion(full).replace(/^.*v(?=\d)/, '');
}

/** Family as the API names it. */
export function familyOf({ profile }: Built): string {
  return profile.board.family ?? FAMILY_OF_SHAPE[profile.statusShape];
}

/** Full identification of the device. §v1.device. */
export function identificationOf(radio: HasAddress & Built & Named & HasFirmware): Record<string, unknown> {
  const { board } = radio.profile;
  return {
    mac: radio.mac.toLowerCase(),
    model: board.model,
    product: radio.productName,
    family: familyOf(radio),
    subsystemID: board.systemId.replace(/^0x/, ''),
    firmware: radio.firmware.running,
    firmwareVersion: versionNumber(radio.firmware.running),
    serialNumber: radio.hwaddr.toLowerCase(),
    serverVersion: SERVER_VERSION,
    bridgeVersion: BRIDGE_VERSION,
  };
}

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

export const serverCalls: readonly V1Call[] = [server];
