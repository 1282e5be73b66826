import { lastValueFrom } from 'rxjs';
import { ClassicFirmware } from '../firmware/firmware.adapter.ts';
import { ClassicLog } from '../log/log.adapter.ts';
import { ClassicNotices } from '../notices/notices.adapter.ts';
import { ClassicPresence } from '../presence/presence.adapter.ts';
import { ClassicProvisioning } from '../services/provisioning.adapter.ts';
import { ClassicRestart } from '../system/restart.adapter.ts';
import { ClassicTemperature } from '../hardware/hardware.adapter.ts';
import { ClassicWeather } from '../weather/weather.adapter.ts';
import { calm } from '../../polling/calm.mother.ts';
import { AS_TEXT, callsOf, type CallTraits, type ClassicCall } from './classic-call.mother.ts';

const restart = callsOf('ClassicRestart', client => new ClassicRestart(client));
const presence = callsOf('ClassicPresence', client => new ClassicPresence(client));
const provisioning = callsOf('ClassicProvisioning', client => new ClassicProvisioning(client));
const temperature = callsOf('ClassicTemperature', client => new ClassicTemperature(client));
const log = callsOf('ClassicLog', client => new ClassicLog(client, calm));
const notices = callsOf('ClassicNotices', client => new ClassicNotices(client, calm));
const weather = callsOf('ClassicWeather', client => new ClassicWeather(client));
const firmware = callsOf('ClassicFirmware', (client, upload) => new ClassicFirmware(client, upload));

/** A restart may cut the answer anywhere. */
const RESTARTS: CallTraits = { survives: ['gone', 'empty', 'truncated'] };
const place = { latitude: 47.4, longitude: 8.5 };
const image = new Blob(['WA.ar934x.v8.7.19.48279.250811.0636']);

/** Calls of maintenance, notices and firmware. */
export const MAINTENANCE_CALLS: readonly ClassicCall[] = [
  restart('POST /reboot.cgi', 'reboot', 'reboot', (each, options) => each.reboot(options), RESTARTS),
  restart('POST /reset.cgi', 'resetToFactory', 'reset', (each, options) => each.reset(options), RESTARTS),
  presence('GET /poll.cgi', 'pollDevice', 'ask', (each, options) => each.ask(options)),
  provisioning('POST /api/provmode', 'setProvisioningMode', 'start', (each, options) => each.start(options), {
    survives: ['empty'],
  }),
  provisioning('POST /api/provmode', 'setProvisioningMode', 'stop', (each, options) => each.stop(options), {
    survives: ['empty'],
  }),
  temperature('GET /temperature.cgi', 'readTemperature', 'read', (each, options) => each.read(options)),
  log('GET /api/logs', 'readLog', 'read', (each, options) => each.read(options)),
  log('POST /api/logs/clear', 'clearLog', 'clear', (each, options) => each.clear(options)),
  notices('GET /api/warnings', 'readWarnings', 'warnings', (each, options) => each.warnings(options)),
  notices('POST /api/warnings/dismiss', 'dismissWarning', 'dismissWarning', (each, options) =>
    each.dismissWarning('customScripts', options),
  ),
  notices('GET /api/crashes', 'listCrashes', 'crashes', (each, options) => each.crashes(options)),
  notices(
    'GET /api/crashes/{id}',
    'readCrash',
    'crashText',
    (each, options) => each.crashText('1', options),
    AS_TEXT,
  ),
  notices('POST /api/crashes/dismiss', 'dismissCrashes', 'dismissCrashes', (each, options) =>
    each.dismissCrashes(undefined, options),
  ),
  notices('GET /api/ch', 'readCallHome', 'callHome', (each, options) => each.callHome(options)),
  notices('POST /api/ch/dismiss', 'dismissCallHome', 'dismissCallHome', (each, options) =>
    each.dismissCallHome(options),
  ),
  notices('GET /api/lc', 'readLicence', 'licence', (each, options) => each.licence(options)),
  notices('POST /api/lc', 'activateLicence', 'activateLicence', (each, options) =>
    each.activateLicence('key', options),
  ),
  weather('POST /api/weather-request', 'requestWeather', 'precipitation', (each, options) =>
    each.precipitation(place, options),
  ),
  firmware('POST /fwupl.cgi', 'uploadFirmware', 'upload', (each, options) =>
    lastValueFrom(each.upload(image, options)),
  ),
  firmware('POST /fwflash.cgi', 'flashFirmware', 'flash', (each, options) => each.flash(options), RESTARTS),
  firmware('POST /api/fw/update-check', 'checkForFirmware', 'checkForUpdate', (each, options) =>
    each.checkForUpdate({}, options),
  ),
  firmware('POST /api/fw/download', 'downloadFirmware', 'fetch', (each, options) => each.fetch(options)),
  firmware('POST /api/fw/download-progress', 'readFirmwareDownload', 'fetched', (each, options) =>
    each.fetched(options),
  ),
];
