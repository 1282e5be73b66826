import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { of } from 'rxjs';
import { V1Discovery } from '../discovery/discovery.adapter.ts';
import { V1Ping } from '../ping/ping.adapter.ts';
import { V1SiteSurvey } from '../site-survey/site-survey.adapter.ts';
import { V1SpeedTest } from '../speed-test/speed-test.adapter.ts';
import { V1Traceroute } from '../traceroute/traceroute.adapter.ts';
import { v1CallsOf, type V1CallRow } from './v1-call.mother.ts';

const around = { visibility: { visible: of(true) }, heartbeat: new HeartbeatLock() };
const SPEED_TEST = {
  target: '192.0.2.2',
  username: 'admin',
  password: 'Tower-Link-2026',
  durationSeconds: 10,
  direction: 'both',
} as const;

const ping = v1CallsOf('V1Ping', client => new V1Ping(client, around));
const trace = v1CallsOf('V1Traceroute', client => new V1Traceroute(client, around));
const speed = v1CallsOf('V1SpeedTest', client => new V1SpeedTest(client, around));
const discovery = v1CallsOf('V1Discovery', client => new V1Discovery(client, around));
const survey = v1CallsOf('V1SiteSurvey', client => new V1SiteSurvey(client, around));

/** Calls of the tools. */
export const TOOL_CALLS: readonly V1CallRow[] = [
  ping('POST /tools/ping/start', 'startPing', 'start', (each, options) =>
    each.start({ host: '192.0.2.1' }, options),
  ),
  ping('GET /tools/ping', 'readPing', 'read', (each, options) => each.read(options)),
  ping('POST /tools/ping/stop', 'stopPing', 'stop', (each, options) => each.stop(options)),
  ping('DELETE /tools/ping', 'clearPing', 'clear', (each, options) => each.clear(options)),
  trace('POST /tools/traceroute/start', 'startTrace', 'start', (each, options) =>
    each.start({ host: '192.0.2.1' }, options),
  ),
  trace('GET /tools/traceroute', 'readTrace', 'read', (each, options) => each.read(options)),
  trace('POST /tools/traceroute/stop', 'stopTrace', 'stop', (each, options) => each.stop(options)),
  trace('DELETE /tools/traceroute', 'clearTrace', 'clear', (each, options) => each.clear(options)),
  speed('POST /tools/speedtest/start', 'startSpeedTestTo', 'start', (each, options) =>
    each.start(SPEED_TEST, options),
  ),
  speed('GET /tools/speedtest', 'listSpeedTests', 'list', (each, options) => each.list(options)),
  speed('GET /tools/speedtest/{id}', 'readSpeedTestById', 'read', (each, options) =>
    each.read('b0c1', options),
  ),
  speed('DELETE /tools/speedtest/{id}', 'stopSpeedTestById', 'stop', (each, options) =>
    each.stop('b0c1', options),
  ),
  speed('POST /tools/speedtest/{id}/stop', 'stopSpeedTestByPost', 'stopByPost', (each, options) =>
    each.stopByPost('b0c1', options),
  ),
  discovery('GET /tools/discovery', 'readDiscovery', 'state', (each, options) => each.state(options)),
  discovery('POST /tools/discovery/start', 'startDiscovery', 'start', (each, options) =>
    each.start(undefined, options),
  ),
  discovery('POST /tools/discovery/stop', 'stopDiscovery', 'stop', (each, options) => each.stop(options)),
  discovery('GET /tools/discovery/neighbors', 'listNeighbours', 'neighbours', (each, options) =>
    each.neighbours(options),
  ),
  discovery('POST /tools/discovery/neighbors/rescan', 'rescanNeighbours', 'rescan', (each, options) =>
    each.rescan(options),
  ),
  survey('GET /tools/site-survey/{radio}', 'readSiteSurvey', 'last', (each, options) =>
    each.last('main', options),
  ),
  survey('POST /tools/site-survey/{radio}/start', 'startSiteSurvey', 'start', (each, options) =>
    each.start('main', options),
  ),
  survey('POST /tools/site-survey/{radio}/stop', 'stopSiteSurvey', 'stop', (each, options) =>
    each.stop('main', options),
  ),
  survey('DELETE /tools/site-survey/{radio}', 'clearSiteSurvey', 'clear', (each, options) =>
    each.clear('main', options),
  ),
];
