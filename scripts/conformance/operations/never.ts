import { V1 } from '../caller/caller.ts';

const FLASH = 'writes the flash, and what was there is gone';
const ACCOUNT = 'a fault would lock its administrator out';
const ADDRESS = 'the device may lose the address at which it is reached';
const ELSEWHERE = 'lets the device ask other hosts';
const HISTORY = 'what it deletes cannot be put back';

/** Operations that are never called, each with the reason. */
export const NEVER: Readonly<Record<string, string>> = {
  'POST /api/device-setup': 'answers before the first setup only',
  'POST /reset.cgi': FLASH,
  'POST /fwupl.cgi': FLASH,
  'POST /fwflash.cgi': FLASH,
  'POST /api/fw/download': FLASH,
  [`POST ${V1}/device/factory-reset`]: FLASH,
  [`POST ${V1}/system/upgrade`]: FLASH,
  [`POST ${V1}/system/upgrade/direct`]: FLASH,
  [`POST ${V1}/system/upgrade/discard`]: HISTORY,
  [`POST ${V1}/system/backup/restore`]: FLASH,
  [`POST ${V1}/system/backup/restore/direct`]: FLASH,
  [`POST ${V1}/user/change-password`]: ACCOUNT,
  'POST /api/logs/clear': HISTORY,
  'POST /api/ch/dismiss': HISTORY,
  [`DELETE ${V1}/tools/unms`]: HISTORY,
  [`POST ${V1}/tools/unms/connect`]: ELSEWHERE,
  [`POST ${V1}/tools/proxy/https`]: ELSEWHERE,
  'POST /api/dhcp-client/renew': ADDRESS,
  'POST /api/dhcp-client/release': ADDRESS,
  'POST /api/pppoe/restart': ADDRESS,
};
