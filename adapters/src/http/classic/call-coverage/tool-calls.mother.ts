import { ClassicAlignment } from '../alignment/alignment.adapter.ts';
import { ClassicChannelData, ClassicSpectrum } from '../spectrum/spectrum.adapter.ts';
import { ClassicDiscovery } from '../discovery/discovery.adapter.ts';
import { ClassicLinkHistory } from '../history/link-history.adapter.ts';
import { ClassicPing } from '../ping/ping.adapter.ts';
import { ClassicSiteSurvey } from '../site-survey/site-survey.adapter.ts';
import { ClassicSpeedTest } from '../speed-test/speed-test.adapter.ts';
import { ClassicTraceroute } from '../traceroute/traceroute.adapter.ts';
import { calm } from '../../polling/calm.mother.ts';
import { AS_TEXT, callsOf, type ClassicCall } from './classic-call.mother.ts';

const noSocket = { ...calm, openSocket: () => ({ send: () => undefined, close: () => undefined }) };
const ping = callsOf('ClassicPing', client => new ClassicPing(client, calm));
const trace = callsOf('ClassicTraceroute', client => new ClassicTraceroute(client, calm));
const speed = callsOf('ClassicSpeedTest', client => new ClassicSpeedTest(client, calm));
const discovery = callsOf('ClassicDiscovery', client => new ClassicDiscovery(client, calm));
const survey = callsOf('ClassicSiteSurvey', client => new ClassicSiteSurvey(client, calm));
const alignment = callsOf('ClassicAlignment', client => new ClassicAlignment(client));
const spectrum = callsOf('ClassicSpectrum', client => new ClassicSpectrum(client, noSocket));
const channels = callsOf('ClassicChannelData', client => new ClassicChannelData(client));
const history = callsOf('ClassicLinkHistory', client => new ClassicLinkHistory(client));

const host = { host: '192.168.1.1' };
const test = {
  target: '192.168.1.2',
  username: 'admin',
  password: 'x',
  durationSeconds: 5,
  direction: 'duplex',
} as const;
const nothingYet = { id: '1', direction: 'duplex', samples: [] } as const;

/** Calls of the tools and of what is measured. */
export const TOOL_CALLS: readonly ClassicCall[] = [
  ping('GET /pingtest_action.cgi', 'ping', 'echo', (each, options) => each.echo(host, 1, options), AS_TEXT),
  trace('POST /api/traceroute', 'controlTraceroute', 'start', (each, options) => each.start(host, options)),
  trace('GET /api/traceroute', 'readTraceroute', 'read', (each, options) => each.read(1, options)),
  trace('POST /api/traceroute', 'controlTraceroute', 'stop', (each, options) => each.stop(1, options)),
  speed('POST /api/lmgmt/speedtest/start', 'startSpeedTest', 'start', (each, options) =>
    each.start(test, options),
  ),
  speed('GET /api/lmgmt/speedtest/status', 'readSpeedTest', 'read', (each, options) =>
    each.read(1, nothingYet, options),
  ),
  speed('POST /api/lmgmt/speedtest/stop', 'stopSpeedTest', 'stop', (each, options) => each.stop(1, options)),
  discovery('POST /discovery.cgi', 'discoverDevices', 'listen', (each, options) =>
    each.listen({ durationMs: 1 }, options),
  ),
  survey('GET /survey.json.cgi', 'surveySites', 'start', (each, options) => each.start('ath0', options)),
  survey('GET /survey.json.cgi', 'surveySites', 'last', (each, options) => each.last('ath0', options)),
  alignment('POST /api/alignment/start', 'startAlignment', 'start', (each, options) =>
    each.start(600, options),
  ),
  spectrum('GET /airviewdata.cgi', 'readSpectrum', 'read', (each, options) => each.read(options), {
    survives: ['empty'],
  }),
  channels('GET /amdata.cgi', 'readChannelData', 'read', (each, options) => each.read(options)),
  history('GET /hist-stats.cgi', 'readHistory', 'read', (each, options) => each.read('day', options)),
];
