import type { ClassicBinding } from '../classic-ports.ts';
import type { ClassicSettings } from '../classic-settings.ts';
import { PORTS as ACCOUNT } from './account.ts';
import { PORTS as ADDRESS_SERVICES } from './address-services.ts';
import { PORTS as ALIGNMENT } from './alignment.ts';
import { PORTS as BACKUP } from './backup.ts';
import { PORTS as CLOUD } from './cloud.ts';
import { PORTS as DISCOVERY } from './discovery.ts';
import { PORTS as ETHERNET } from './ethernet.ts';
import { PORTS as FIRMWARE } from './firmware.ts';
import { PORTS as HARDWARE } from './hardware.ts';
import { PORTS as HELP } from './help.ts';
import { PORTS as HISTORY } from './history.ts';
import { PORTS as LOCATE } from './locate.ts';
import { PORTS as LOG } from './log.ts';
import { PORTS as NETWORK_TABLES } from './network-tables.ts';
import { PORTS as PING } from './ping.ts';
import { PORTS as PROGRAM } from './program.ts';
import { PORTS as PROVISIONING } from './provisioning.ts';
import { PORTS as SPECTRUM } from './spectrum.ts';
import { PORTS as SPEED_TEST } from './speed-test.ts';
import { PORTS as STATIONS } from './stations.ts';
import { PORTS as SUPPORT_FILE } from './support-file.ts';
import { PORTS as TRACEROUTE } from './traceroute.ts';
import { PORTS as WEATHER } from './weather.ts';

/** All ports of the classic interface that the first dashboard does not use. */
export const CLASSIC_REST: readonly ClassicBinding<ClassicSettings>[] = [
  ...ACCOUNT,
  ...ADDRESS_SERVICES,
  ...ALIGNMENT,
  ...BACKUP,
  ...CLOUD,
  ...DISCOVERY,
  ...ETHERNET,
  ...FIRMWARE,
  ...HARDWARE,
  ...HELP,
  ...HISTORY,
  ...LOCATE,
  ...LOG,
  ...NETWORK_TABLES,
  ...PING,
  ...PROGRAM,
  ...PROVISIONING,
  ...SPECTRUM,
  ...SPEED_TEST,
  ...STATIONS,
  ...SUPPORT_FILE,
  ...TRACEROUTE,
  ...WEATHER,
];
