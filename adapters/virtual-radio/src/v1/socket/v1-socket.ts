import type { After } from '../../machine/clock.ts';
import type { Radio } from '../../radio.ts';
import type { Session } from '../../sessions/sessions.ts';
import type { RadioSocket, SocketListener } from '../../socket/open-sockets.ts';
import { entryOf, numberIn, textIn } from '../body.ts';
import { bodyWithoutRoute, isTopic, Subscription, TOPIC_NAMES } from './subscription.ts';

/** Why the device closes a socket. §v1.live. */
const CloseCode = {
  GoingDown: 1001,
  NoToken: 4401,
  HeartbeatLost: 4408,
  TooMany: 4409,
} as const;

/** Path of the socket. §v1.live. */
export const V1_SOCKET_PATH = '/api/v1.0/ws';

const TICK_MS = 250;
const AUTH_WITHIN_MS = 5000;
const HEARTBEAT_SECONDS = 15;
const MISSES_ALLOWED = 2;
const MOST_SUBSCRIPTIONS = 30;

/** Dependencies of the socket on its radio. */
interface V1SocketContext {
  readonly radio: Radio;
  readonly after: After;
  /** Body of GET of a route below the base, with a token; undefined unless it is answered with 200. */
  readonly read: (route: string, token: string) => Promise<unknown>;
}

/** One client of the live socket: first its token, then topics; a tick each quarter of a second drives it. */
class V1Socket implements RadioSocket {
  readonly #around: V1SocketContext;
  readonly #listener: SocketListener;
  readonly #subscriptions = new Map<string, Subscription>();
  /** Last numbers of the topics that were unsubscribed: a topic has one numbering for each connection. */
  readonly #numbers = new Map<string, number>();
  #session: Session | undefined;
  #open = true;
  #paused = false;
  #busy = false;
  #unauthorizedMs = 0;
  #sinceHeartbeatMs = 0;
  #unanswered = 0;
  #cancelTick: () => void;

  constructor(around: V1SocketContext, listener: SocketListener) {
    this.#around = around;
    this.#listener = listener;
    this.#cancelTick = around.after(TICK_MS, () => this.#tick());
  }

  send(text: string): void {
    if (!this.#open) return;
    const message = parsed(text);
    const type = textIn(message, 'type');
    if (type === 'auth') this.#authorize(textIn(message, 'token') ?? '');
    else if (this.#session === undefined) this.#end(CloseCode.NoToken);
    else if (type === 'subscribe') this.#subscribe(message);
    else if (type === 'unsubscribe') this.#unsubscribe(message);
    else if (type === 'pong') this.#unanswered = 0;
    else if (type === 'pause') this.#paused = true;
    else if (type === 'resume') this.#paused = false;
    else this.#complain(message, 400, 'Request is not supported');
  }

  close(): void {
    this.#end(CloseCode.GoingDown);
  }

  #authorize(token: string): void {
    this.#session = this.#around.radio.sessions.useToken(token);
    if (this.#session === undefined) return this.#end(CloseCode.NoToken);
    const { readOnly } = this.#session.user;
    this.#tell({ type: 'ready', heartbeat: HEARTBEAT_SECONDS, topics: TOPIC_NAMES, readOnly });
  }

  #subscribe(message: unknown): void {
    const wanted = topicsOf(message);
    const known = wanted.filter(({ name }) => isTopic(name));
    const room = MOST_SUBSCRIPTIONS - this.#subscriptions.size;
    const taken = known.slice(0, Math.max(0, room));
    for (const { name, interval } of taken) {
      const sentBefore = this.#subscriptions.get(name)?.seq ?? this.#numbers.get(name);
      this.#subscriptions.set(name, new Subscription(name, interval, sentBefore));
    }
    if (known.length < wanted.length) this.#complain(message, 404, 'Not found');
    this.#tell({ type: 'ack', id: numberIn(message, 'id'), topics: taken.map(({ name }) => name) });
    void this.#push(0);
  }

  #unsubscribe(message: unknown): void {
    const names = topicsOf(message).map(({ name }) => name);
    const gone = names.filter(name => {
      const subscription = this.#subscriptions.get(name);
      // Of a topic without a body nothing is kept: a client may name any number of speed tests.
      if (subscription !== undefined && subscription.seq > 0) this.#numbers.set(name, subscription.seq);
      return this.#subscriptions.delete(name);
    });
    this.#tell({ type: 'ack', id: numberIn(message, 'id'), topics: gone });
  }

  #tick(): void {
    if (!this.#open) return;
    const { radio, after } = this.#around;
    radio.catchUp();
    if (radio.power.isSilent(radio.clock.now())) return this.#end(CloseCode.GoingDown);
    this.#unauthorizedMs = this.#session === undefined ? this.#unauthorizedMs + TICK_MS : 0;
    const ended = this.#session !== undefined && radio.sessions.useToken(this.#session.token) === undefined;
    if (ended || this.#unauthorizedMs >= AUTH_WITHIN_MS) return this.#end(CloseCode.NoToken);
    this.#beat();
    if (!this.#open) return;
    if (!this.#paused) void this.#push(TICK_MS);
    this.#cancelTick = after(TICK_MS, () => this.#tick());
  }

  #beat(): void {
    this.#sinceHeartbeatMs += TICK_MS;
    if (this.#session === undefined || this.#sinceHeartbeatMs < HEARTBEAT_SECONDS * 1000) return;
    if (this.#unanswered >= MISSES_ALLOWED) return this.#end(CloseCode.HeartbeatLost);
    this.#sinceHeartbeatMs = 0;
    this.#unanswered += 1;
    this.#tell({ type: 'ping', t: this.#around.radio.clock.now() });
  }

  /** Sends what is due. One at a time: a slow read does not pile up. */
  async #push(passedMs: number): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (const subscription of this.#subscriptions.values()) {
      if (!subscription.isDue(passedMs)) continue;
      const body = await this.#bodyOf(subscription.topic);
      if (body === undefined || !this.#open) continue;
      if (this.#subscriptions.get(subscription.topic) !== subscription) continue;
      const seq = subscription.take(body);
      if (seq === undefined) continue;
      const timestamp = this.#around.radio.clock.now();
      this.#tell({ type: 'data', topic: subscription.topic, seq, timestamp, body });
    }
    this.#busy = false;
  }

  async #bodyOf(topic: string): Promise<unknown> {
    const { radio, read } = this.#around;
    const token = this.#session?.token ?? '';
    return bodyWithoutRoute(radio, topic) ?? read(`/${topic}`, token);
  }

  #complain(message: unknown, statusCode: number, words: string): void {
    const body = { error: 1, message: words, detail: '', statusCode };
    this.#tell({ type: 'error', id: numberIn(message, 'id'), body });
  }

  #tell(message: unknown): void {
    if (this.#open) this.#listener.message(JSON.stringify(message));
  }

  #end(code: number): void {
    if (!this.#open) return;
    this.#open = false;
    this.#cancelTick();
    this.#subscriptions.clear();
    this.#listener.closed(code);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface WantedTopic {
  readonly name: string;
  readonly interval: number | undefined;
}

function topicsOf(message: unknown): readonly WantedTopic[] {
  const topics = entryOf(message, 'topics');
  if (!Array.isArray(topics)) return [];
  return topics.flatMap((topic: unknown) => {
    const name = typeof topic === 'string' ? topic : textIn(topic, 'name');
    return name === undefined ? [] : [{ name, interval: numberIn(topic, 'interval') }];
  });
}

const MOST_CONNECTIONS = 8;

/**
 * Opens the live sockets of a radio, up to eight simultaneously. A ninth is opened and closed immediately, so
 * that it receives the reason.
 */
export class V1Sockets {
  readonly #around: V1SocketContext;
  #count = 0;

  constructor(around: V1SocketContext) {
    this.#around = around;
  }

  open(listener: SocketListener): RadioSocket {
    if (this.#count >= MOST_CONNECTIONS) {
      queueMicrotask(() => listener.closed(CloseCode.TooMany));
      return { send: () => undefined, close: () => undefined };
    }
    this.#count += 1;
    return new V1Socket(this.#around, {
      message: text => listener.message(text),
      closed: code => {
        this.#count -= 1;
        listener.closed(code);
      },
    });
  }
}
