import {
  device,
  factoryReset,
  locateStart,
  locateState,
  locateStop,
  server,
  v1Reboot,
} from './device/index.ts';
import type { V1Call } from './exchange.ts';
import { publicDevice, publicPing } from './public/index.ts';
import { statistics } from './statistics/index.ts';
import { changePassword, passwordRequirements, userLogin, userLogout } from './user/index.ts';

/** Every call of the versioned API that the virtual radio answers. A fixed path stands before one with a part of its own. */
export const v1Calls: readonly V1Call[] = [
  publicDevice,
  publicPing,
  userLogin,
  userLogout,
  passwordRequirements,
  changePassword,
  device,
  locateState,
  locateStart,
  locateStop,
  factoryReset,
  v1Reboot,
  server,
  statistics,
];
