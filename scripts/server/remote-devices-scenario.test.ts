import type { IncomingMessage, ServerResponse } from 'node:http';
import { REMOTE_PATH } from '@radiolink/adapters/http/remote-device/remote-calls';
import { readLocalStatus } from '@radiolink/adapters/server/relay/own-requests';
import { RemoteDevices } from '@radiolink/adapters/server/relay/remote-devices';
import { turnTime } from '@radiolink/adapters/modules/scenarios/change-scenario.mother';
import {
  aLinkScenario,
  changeThroughDeath,
  type LinkScenario,
  MOMENTS,
  NEW,
} from '@radiolink/adapters/modules/scenarios/link-change-scenario.mother';
import {
  DEATHS,
  PROXY,
  type ServerInFront,
} from '@radiolink/adapters/modules/scenarios/remote-scenario.mother';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { connectTo, localWithRemoteEnd, SERVER_ADDRESS } from './remote-devices.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** The server of `npm start -- --device` in front of a local end that forwards nothing, without sockets. */
function aServer(localRadio: () => VirtualRadio) {
  let isOff = false;
  let logins = 0;
  const started = () =>
    new RemoteDevices((url, credentials) => {
      const [remoteRadio] = localRadio().remoteEnds;
      if (remoteRadio === undefined) throw new Error('The remote end was not switched on.');
      logins += 1;
      return connectTo(remoteRadio, Date.now)(url, credentials);
    }, Date.now);
  let devices = started();

  const readStatus = (token: string | null) =>
    readLocalStatus(async path => {
      const headers = token === null ? {} : { 'x-auth-token': token };
      const answer = await localRadio().fetch(new Request(`http://local.example${path}`, { headers }));
      return answer.ok ? answer.json() : undefined;
    });
  const answered: ServerInFront = request => {
    const { pathname } = new URL(request.url);
    if (pathname === PROXY) return Promise.resolve(new Response('{}', { status: 404 }));
    if (pathname !== REMOTE_PATH) return undefined;
    if (isOff) return Promise.reject(new TypeError('Failed to fetch'));
    return answerOf(request, async (incoming, response) =>
      devices.handle(incoming, response, Buffer.from(await request.arrayBuffer()), {
        host: SERVER_ADDRESS,
        readStatus: () => readStatus(request.headers.get('x-auth-token')),
      }),
    );
  };
  return {
    answered,
    logins: () => logins,
    switchOff: () => void (isOff = true),
    switchOn: () => void (isOff = false),
    /** Its sessions with remote devices are gone. */
    startAgain: () => void (devices = started()),
  };
}

/** What a handler of Node answers to a request of the platform. */
async function answerOf(
  { method, headers }: Request,
  handle: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Response> {
  const written: string[] = [];
  let status = 200;
  const response = {
    setHeader: () => undefined,
    writeHead: (code: number) => void (status = code),
    write: (text: string) => written.push(text),
    end: (text = '') => written.push(text),
    once: () => undefined,
  };
  const incoming = {
    method,
    headers: Object.fromEntries(headers),
    socket: { destroy: () => Promise.reject(new TypeError('Failed to fetch')) },
  };
  await handle(incoming as never, response as never);
  return new Response(written.join(''), { status });
}

type Server = ReturnType<typeof aServer>;
type RelayedScenario = LinkScenario & { readonly server: Server };

/** A link whose local end forwards nothing, so that the page manages the remote one by the server. */
async function aRelayedScenario(): Promise<RelayedScenario> {
  const found: { localRadio?: VirtualRadio } = {};
  const server = aServer(() => {
    if (found.localRadio === undefined) throw new Error('The local end is not there yet.');
    return found.localRadio;
  });
  const scenario = await aLinkScenario(server.answered);
  const { localRadio } = scenario;
  found.localRadio = localRadio;
  await localWithRemoteEnd(localRadio, 'http://local.example', request => localRadio.fetch(request));
  return Object.assign(scenario, { server });
}

/** What dies, and how it comes back: what dies without a server, but for the proxy, and the server itself. */
const OTHERS = Object.fromEntries(Object.entries(DEATHS).filter(([death]) => !death.includes('proxy')));
const SERVER_DEATHS: Readonly<Record<string, (scenario: RelayedScenario) => Promise<void>>> = {
  ...OTHERS,
  'the server, for half a minute,': async ({ server, live }) => {
    server.switchOff();
    await live(30);
    server.switchOn();
  },
  'the server, started again,': async ({ server, live }) => {
    server.startAgain();
    await live(1);
  },
};

const SCENARIOS = Object.keys(SERVER_DEATHS).flatMap(death =>
  MOMENTS.map(second => [death, second] as const),
);

describe('both ends of a link, changed by way of the server in front of the local one', () => {
  it('both ends of a link change as one by way of the server in front of the local one', async () => {
    const scenario = await aRelayedScenario();
    await scenario.begin(NEW);
    await scenario.settle();
    expect([scenario.ends(), scenario.isLinked()]).toEqual([{ local: NEW.ssid, remote: NEW.ssid }, true]);
    expect(scenario.server.logins()).toBeGreaterThan(0);
  });

  it.each(sampleOf(SCENARIOS, 2))(
    'both ends of a link agree in the end by way of the server, and are linked, where %s dies %i s after the begin',
    async (death, second) => {
      const scenario = await aRelayedScenario();
      const { local, remote, ...seen } = await changeThroughDeath(scenario, second, SERVER_DEATHS[death]);
      expect([local, seen]).toEqual([remote, { isLinked: true, isKnown: true }]);
    },
  );
});
