import { shortVersion } from '../../firmware/firmware-store.ts';
import type { HasAddress, Built, Named, HasFirmware } from '../../aspects.ts';
import { BRIDGE_VERSION, SERVER_VERSION } from './server.ts';

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
