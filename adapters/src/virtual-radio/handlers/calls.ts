import { auth, deviceSetup } from './auth.ts';
import { authTicket } from './auth-ticket.ts';
import type { Call } from './call.ts';
import { configurationRead } from './configuration-read.ts';
import { help } from './help.ts';
import { landing } from './landing.ts';
import { logout } from './logout.ts';
import { publicInfo } from './public-info.ts';
import { stationKick } from './station-kick.ts';
import { status } from './status.ts';
import { userInfo } from './user-info.ts';

/** Every call that the virtual radio answers, in the order in which a client meets them. */
export const classicCalls: readonly Call[] = [
  landing,
  publicInfo,
  auth,
  deviceSetup,
  authTicket,
  help,
  userInfo,
  logout,
  status,
  configurationRead,
  stationKick,
];
