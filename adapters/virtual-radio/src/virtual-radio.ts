import type { HasAddress } from './aspects.ts';
import { answerFaultCall, FAULT_PATH, RadioFaults } from './faults/fault-control.ts';
import type { FaultControl } from './faults/faults.ts';
import { RemoteEnds, shareAir } from './remote-ends/remote-ends.ts';
import { remoteProfile } from './remote-ends/remote-profile.ts';
import { injectFault, Unreachable } from './faults/inject-fault.ts';
import { type CallerFacts, createRouter } from './handlers/router.ts';
import { callsOf } from './handlers/calls.ts';
import { redirectToHttps } from './handlers/session/https-redirect.ts';
import type { Profile } from './profiles/profile.ts';
import { profileOf } from './profiles/profiles.ts';
import { afterByTimer, systemClock, waitByTimer } from './machine/clock.ts';
import type { Assigned } from './network/addressing.ts';
import { addressSeenFrom, isServing } from './network/way-in.ts';
import { Radio } from './radio.ts';
import type { VirtualRadioOptions } from './radio-options.ts';
import { deriveSeed, seededRandom } from './random/seeded-random.ts';
import { openAirviewSocket } from './socket/airview-socket.ts';
import { OpenSockets, type RadioSocket, type SocketListener } from './socket/open-sockets.ts';
import { type RunningTool, runningTools } from './running-tools.ts';
import { restoreSnapshot, takeSnapshot } from './snapshot/radio-snapshot.ts';
import { createV1Router } from './v1/router.ts';
import { V1_BASE } from './v1/exchange.ts';
import { V1_SOCKET_PATH, V1Sockets } from './v1/socket/v1-socket.ts';
import { v1Calls } from './v1/calls.ts';
import type { Caller, WebRequest, WebResponse } from './wire/web-types.ts';
import { cookiesSetBy } from './sessions/cookies.ts';

const DEFAULT_BOOT_SECONDS = 20;
const DEFAULT_SOFT_RESTART_SECONDS = 3;
const UNKNOWN_CALLER: Caller = { address: '127.0.0.1' };

/** A radio in memory, shaped like `fetch`. */
export interface VirtualRadio {
  /** MAC, upper case with colons. */
  readonly mac: string;
  /** Address of the page by the running configuration. It moves with it, and back when a test ends. */
  readonly address: string;
  /** Address at which a caller reaches the page at present; undefined if none answers it. */
  addressFor(caller: Caller): string | undefined;
  /** False while it restarts, has no power, or was closed. */
  readonly reachable: boolean;
  /** Full version of the firmware that it runs, with its hardware: `WA.ar934x.v8.7.19.48279.250811.0636`. */
  readonly firmware: string;
  readonly faults: FaultControl;
  /** The tools that run on the device at present. */
  readonly runningTools: readonly RunningTool[];
  /** Answers as the device would. Rejects with `Unreachable` while it does not answer at all. */
  fetch(request: WebRequest, caller?: Caller): Promise<WebResponse>;
  /**
   * Opens `/ws/airview`, or `/api/v1.0/ws`, which asks for its token itself. Undefined without a session or the service,
   * and for any other path.
   */
  connect(path: string, caller: Caller, listener: SocketListener): RadioSocket | undefined;
  /** Hands out a ticket as the central controller would, for `/api/auth-ticket`. */
  issueTicket(): string;
  /** The radios at the other ends of its links, those that were asked by way of it. */
  readonly remoteEnds: readonly VirtualRadio[];
  /** State that survives a reload of the page. Contains secrets. */
  snapshot(): string;
  /** Ends it: from then on it is unreachable. */
  close(): void;
}

/** Switches a virtual radio on. Throws a RangeError for an unknown profile or a malformed MAC. */
export function createVirtualRadio(options: VirtualRadioOptions = {}): VirtualRadio {
  return switchOn({ ...options, profile: profileOf(options.profile ?? 'ap-ptmp') }).device;
}

type SwitchedOn = Omit<VirtualRadioOptions, 'profile'> & { readonly profile: Profile };

function switchOn(options: SwitchedOn): { readonly radio: Radio; readonly device: VirtualRadio } {
  const { wait = waitByTimer, clock = systemClock } = options;
  const times = {
    bootSeconds: options.bootSeconds ?? DEFAULT_BOOT_SECONDS,
    softRestartSeconds: options.softRestartSeconds ?? DEFAULT_SOFT_RESTART_SECONDS,
  };
  const radio = new Radio({ ...options, ...times, clock, wait });
  const remoteEnds: VirtualRadio[] = [];
  // On a shared air the other end is a radio that the caller has already.
  if (options.sharedAir === undefined)
    radio.remoteEnds = new RemoteEnds(radio, station => {
      const { after } = options;
      const random = seededRandom(deriveSeed(radio.seed, 0xfa, station.state.seed));
      const profile = remoteProfile(radio, station);
      const remote = switchOn({ ...times, clock, random, profile, wait, ...(after && { after }) });
      if (radio.stations.length === 1) shareAir(radio, remote.radio);
      remoteEnds.push(remote.device);
      return { radio: remote.radio, fetch: remote.device.fetch };
    });
  if (options.snapshot !== undefined) restoreSnapshot(radio, options.snapshot);
  const classic = createRouter(radio, callsOf(radio.profile));
  const versioned = createV1Router(radio, v1Calls);
  const live = new V1Sockets({
    radio,
    after: options.after ?? afterByTimer,
    async read(route, token) {
      const request = new Request(`http://radio.invalid${V1_BASE}${route}`, {
        headers: { 'x-auth-token': token },
      });
      const answer = await versioned.fetch(request, { address: UNKNOWN_CALLER.address });
      return answer.ok ? answer.json() : undefined;
    },
  });
  const faults = new RadioFaults(radio);
  const random = seededRandom(radio.seed);
  const sockets = new OpenSockets();
  let open = true;
  const isReachable = (): boolean => open && !radio.power.isSilent(radio.clock.now());

  async function answered(request: Request, caller: Caller): Promise<Response> {
    const elsewhere = caller.withoutHttps ? undefined : redirectToHttps(radio, request);
    if (elsewhere) return elsewhere;
    const facts: CallerFacts = { address: caller.address, cookie: cookiesOf(request, caller) };
    const isVersioned = new URL(request.url).pathname.startsWith(`${V1_BASE}/`);
    const answer = await (isVersioned ? versioned : classic).fetch(request, facts);
    if (caller.cookies) for (const cookie of cookiesSetBy(answer)) caller.cookies.store(cookie);
    return answer;
  }

  const device: VirtualRadio = {
    mac: radio.mac,
    get address() {
      radio.catchUp();
      return radio.managementAddress;
    },
    addressFor(caller) {
      radio.catchUp();
      return addressFor(radio, caller);
    },
    get reachable() {
      radio.catchUp();
      return isReachable() && !faults.plan.unreachable;
    },
    get firmware() {
      radio.catchUp();
      return radio.firmware.running;
    },
    faults,
    remoteEnds,
    get runningTools() {
      radio.catchUp();
      return runningTools(radio);
    },
    async fetch(request, caller = UNKNOWN_CALLER) {
      const path = new URL(request.url).pathname;
      if (options.faults && open && path === FAULT_PATH) return answerFaultCall(faults, request);
      radio.sharedAir?.catchUp();
      radio.catchUp();
      if (!isReachable() || addressFor(radio, caller) === undefined) throw new Unreachable();
      return injectFault({ plan: faults.plan, path, random, wait }, () => answered(request, caller));
    },
    connect(path, caller, listener) {
      radio.catchUp();
      if (!isReachable() || addressFor(radio, caller) === undefined) throw new Unreachable();
      if (path === V1_SOCKET_PATH) return sockets.add(listener, socket => live.open(socket));
      const cookie = caller.cookies?.header() ?? caller.cookie;
      return sockets.add(listener, socket => openAirviewSocket(radio, { path, cookie }, socket));
    },
    snapshot: () => takeSnapshot(radio),
    issueTicket: () => radio.tickets.issue(1),
    close() {
      open = false;
      sockets.closeAll();
    },
  };
  return { radio, device };
}

function addressFor(radio: HasAddress & Assigned, { address, port }: Caller): string | undefined {
  if (!isServing(radio)) return undefined;
  return port === undefined ? radio.managementAddress : addressSeenFrom(radio, { address, port });
}

function cookiesOf(request: Request, caller: Caller): string | null {
  return caller.cookies?.header() ?? caller.cookie ?? request.headers.get('cookie');
}
