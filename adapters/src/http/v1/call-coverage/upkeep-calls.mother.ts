import { calm } from '../../polling/calm.mother.ts';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { firstValueFrom, lastValueFrom, of } from 'rxjs';
import { V1Cloud } from '../cloud/cloud.adapter.ts';
import { V1Proxy } from '../cloud/proxy.adapter.ts';
import { V1Ethernet } from '../ethernet/ethernet.adapter.ts';
import { V1LinkHistory } from '../history/link-history.adapter.ts';
import { V1Firmware } from '../firmware/firmware.adapter.ts';
import { V1Locate } from '../locate/locate.adapter.ts';
import { V1Presence } from '../presence/presence.adapter.ts';
import { V1Restart } from '../system/restart.adapter.ts';
import { V1SupportFile } from '../support/support-file.adapter.ts';
import { V1Temperature } from '../hardware/temperature.adapter.ts';
import { V1NetworkTables } from '../network-tables/network-tables.adapter.ts';
import { V1Notices } from '../notices/notices.adapter.ts';
import { V1Status } from '../status/status.adapter.ts';
import { fetchUpload } from '../../transfer/upload-transport.ts';
import { v1CallsOf, type V1CallRow } from './v1-call.mother.ts';

const clock = { now: () => 0 };
const around = { visibility: { visible: of(true) }, heartbeat: new HeartbeatLock(), clock };
const IMAGE = new Blob(['image']);
const SOURCE = { url: 'https://updates.example/image.bin', verifyCertificate: true };
const KEY = 'wss://cloud.example:443+token';
const PROXIED = { url: 'https://updates.example/' };

const status = v1CallsOf('V1Status', client => new V1Status(client, around));
const temperature = v1CallsOf('V1Temperature', client => new V1Temperature(client));
const history = v1CallsOf('V1LinkHistory', client => new V1LinkHistory(client));
const restart = v1CallsOf('V1Restart', client => new V1Restart(client));
const presence = v1CallsOf('V1Presence', client => new V1Presence(client));
const locate = v1CallsOf('V1Locate', client => new V1Locate(client));
const support = v1CallsOf('V1SupportFile', client => new V1SupportFile(client));
const firmware = v1CallsOf('V1Firmware', (client, { fetch }) => new V1Firmware(client, fetchUpload(fetch)));
const notices = v1CallsOf('V1Notices', client => new V1Notices(client, around));
const cloud = v1CallsOf('V1Cloud', client => new V1Cloud(client, around));
const proxy = v1CallsOf('V1Proxy', client => new V1Proxy(client));
const ethernet = v1CallsOf('V1Ethernet', client => new V1Ethernet(client, calm.heartbeat));
const tables = v1CallsOf('V1NetworkTables', client => new V1NetworkTables(client, clock));

/** Calls about the device itself: its state, its firmware, its notices, its ports. */
export const UPKEEP_CALLS: readonly V1CallRow[] = [
  status('GET /statistics', 'readStatistics', 'read', (each, options) => each.read(options)),
  temperature('GET /statistics', 'readStatistics', 'read', (each, options) => each.read(options)),
  history('GET /statistics/historical/minute', 'readHistoricalMinute', 'read', (each, options) =>
    each.read('minute', options),
  ),
  history('GET /statistics/historical', 'readHistorical', 'readNewest', (each, options) =>
    each.readNewest(options),
  ),
  history('GET /statistics/historical/hour', 'readHistoricalHour', 'read', (each, options) =>
    each.read('hour', options),
  ),
  history('GET /statistics/historical/day', 'readHistoricalDay', 'read', (each, options) =>
    each.read('day', options),
  ),
  restart('POST /system/reboot', 'rebootDevice', 'reboot', (each, options) => each.reboot(options)),
  restart('POST /device/factory-reset', 'factoryReset', 'reset', (each, options) => each.reset(options)),
  presence('GET /public/ping', 'pingDevice', 'ask', (each, options) => each.ask(options)),
  locate('GET /device/locate', 'readLocate', 'read', (each, options) => each.read(options)),
  locate('POST /device/locate/start', 'startLocate', 'start', (each, options) => each.start(60, options)),
  locate('POST /device/locate/stop', 'stopLocate', 'stop', (each, options) => each.stop(options)),
  support('GET /system/support-file', 'downloadSupportFile', 'download', (each, options) =>
    lastValueFrom(each.download(options)),
  ),
  firmware('GET /system/upgrade', 'readUpgrade', 'read', (each, options) => each.read(options)),
  firmware('POST /system/upgrade', 'upgradeFromUrl', 'fetchFrom', each =>
    firstValueFrom(each.fetchFrom(SOURCE)),
  ),
  firmware('POST /system/upgrade/direct', 'upgradeFromUpload', 'put', (each, options) =>
    each.put(IMAGE, options),
  ),
  firmware('POST /system/upgrade/discard', 'discardUpgrade', 'discard', (each, options) =>
    each.discard(options),
  ),
  notices('GET /system/alerts', 'listAlerts', 'alerts', (each, options) => each.alerts(options)),
  notices('DELETE /system/alerts/{id}', 'dismissAlert', 'dismiss', (each, options) =>
    each.dismiss('default-password', options),
  ),
  cloud('GET /tools/unms', 'readCloud', 'read', (each, options) => each.read(options)),
  cloud('POST /tools/unms/connect', 'connectCloud', 'connect', (each, options) => each.connect(KEY, options)),
  cloud('DELETE /tools/unms', 'disconnectCloud', 'disconnect', (each, options) => each.disconnect(options)),
  proxy('POST /tools/proxy/https', 'proxyHttps', 'request', (each, options) =>
    each.request(PROXIED, options),
  ),
  ethernet('GET /interfaces', 'listInterfaces', 'read', (each, options) => each.read('eth0', options)),
  tables('GET /tools/mac-table', 'readMacTable', 'bridge', (each, options) => each.bridge(options)),
];
