import { V1 } from '../../caller/caller.ts';
import { type Fault, jsonOf, onRequests, page, pathOf } from './fault.ts';

const DONE = { ok: true, code: 0 };
const SUCCESS = { error: 0, statusCode: 200 };

/** Faults in changing calls: what they change besides, and what does not take them back. */
export const callFaults: readonly Fault[] = [
  onRequests('a tool cannot be stopped', `changes/POST ${V1}/tools/ping/start`, async (sent, send) =>
    pathOf(sent) === `${V1}/tools/ping/stop` ? page(500) : send(sent),
  ),
  onRequests('a batch that fails stays half done', `changes/POST ${V1}/tools/compose`, async (sent, send) =>
    send({ ...sent, body: sent.body?.replace('"onError":true', '"onError":false') }),
  ),
  onRequests(
    'what is written back as it was read changes something',
    `changes/PUT ${V1}/services`,
    async (sent, send) =>
      send(
        sent.method === 'PUT'
          ? { ...sent, body: sent.body?.replace('"sshPort":22', '"sshPort":2222') }
          : sent,
      ),
  ),
  onRequests(
    'what is written back as it was read is refused',
    `changes/PUT ${V1}/interfaces`,
    async (sent, send) =>
      sent.method === 'PUT' && pathOf(sent) === `${V1}/interfaces` ? page(500) : send(sent),
  ),
  onRequests('lines that were not sent change', 'changes/POST /api/cfg', async (sent, send) =>
    send(
      sent.path === '/api/cfg'
        ? { ...sent, body: sent.body?.replace('cfgData=', 'cfgData=snmp.location%3Dnowhere%0A') }
        : sent,
    ),
  ),
  onRequests('an uploaded backup cannot be dropped', 'changes/staged-backup', async (sent, send) =>
    sent.path === '/discard.cgi' ? jsonOf(200, { ...DONE, fast_restart: true }) : send(sent),
  ),
  onRequests('any licence key is taken', 'changes/refused POST /api/lc', async (sent, send) =>
    sent.path === '/api/lc' && sent.method === 'POST' ? jsonOf(200, DONE) : send(sent),
  ),
  {
    ...onRequests(
      'an account stays after its removal',
      `changes/PUT ${V1}/system/users`,
      async (sent, send) => (sent.method === 'DELETE' ? jsonOf(200, SUCCESS) : send(sent)),
    ),
    profile: 'factory',
  },
];
