import type { LiveSocket, OpenSocket } from '../../socket/live-socket.ts';
import { COUNT } from '../../wire/ranges.ts';
import { readUntyped } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';

const PATH = '/api/v1.0/ws';
const PROTOCOL = 'v1.json';
const READY_WITHIN_MS = 10_000;
/** Two heartbeats, and half of one for a slow link. */
const HEARTBEATS_OF_SILENCE = 2.5;

/** A topic that is wanted, with its interval where it has one. */
export interface WantedTopic {
  readonly name: string;
  readonly interval?: number | undefined;
}

/** Events of a connection. */
export interface ConnectionListener {
  ready(): void;
  data(topic: string, body: unknown): void;
  /** The device does not serve these topics. */
  refused(topics: readonly string[]): void;
  /** Once, last: with the device's reason, without one where the line was given up from here. */
  closed(code: number | undefined): void;
}

/**
 * One socket from its opening to its end: the token first, heartbeats answered, numbers checked. Two heartbeats that did
 * not come, or a gap in the numbers of a topic, end it. §v1.live.
 */
export class LiveConnection {
  readonly #listener: ConnectionListener;
  readonly #socket: LiveSocket;
  readonly #lastSeq = new Map<string, number>();
  readonly #requested = new Map<number, readonly string[]>();
  #nextId = 1;
  #silenceMs = READY_WITHIN_MS;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #isOver = false;

  constructor(openSocket: OpenSocket, token: string, listener: ConnectionListener) {
    this.#listener = listener;
    this.#socket = openSocket(
      PATH,
      {
        opened: () => this.#say({ type: 'auth', token }),
        message: text => this.#hear(text),
        closed: code => this.#end(code),
      },
      PROTOCOL,
    );
    this.#restartSilence();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  subscribe(topics: readonly WantedTopic[]): void {
    if (topics.length === 0) return;
    for (const { name } of topics) this.#lastSeq.delete(name);
    const id = this.#nextId++;
    this.#requested.set(
      id,
      topics.map(({ name }) => name),
    );
    this.#say({ type: 'subscribe', id, topics });
  }

  unsubscribe(name: string): void {
    this.#say({ type: 'unsubscribe', id: this.#nextId++, topics: [{ name }] });
  }

  pause(): void {
    this.#say({ type: 'pause' });
  }

  resume(): void {
    this.#say({ type: 'resume' });
  }

  /** Ends it from the local end; no event is emitted after that. */
  close(): void {
    this.#isOver = true;
    clearTimeout(this.#silence);
    this.#socket.close();
  }

  #hear(text: string): void {
    if (this.#isOver) return;
    this.#restartSilence();
    const message = readLiveMessage(text);
    if (message !== undefined) this.#take(message);
  }

  #take(message: LiveMessage): void {
    if (message.type === 'ping') this.#say({ type: 'pong', t: message.t });
    else if (message.type === 'ready') this.#begin(message.heartbeatMs);
    else if (message.type === 'ack') this.#acknowledged(message);
    else this.#takeData(message);
  }

  #begin(heartbeatMs: number): void {
    this.#silenceMs = heartbeatMs * HEARTBEATS_OF_SILENCE;
    this.#restartSilence();
    this.#isReady = true;
    this.#listener.ready();
  }

  #acknowledged({ id, topics }: Extract<LiveMessage, { type: 'ack' }>): void {
    const refused = (this.#requested.get(id) ?? []).filter(name => !topics.includes(name));
    this.#requested.delete(id);
    if (refused.length > 0) this.#listener.refused(refused);
  }

  #takeData({ topic, seq, body }: Extract<LiveMessage, { type: 'data' }>): void {
    const last = this.#lastSeq.get(topic);
    if (last !== undefined && seq !== last + 1) {
      this.#giveUp();
      return;
    }
    this.#lastSeq.set(topic, seq);
    this.#listener.data(topic, body);
  }

  #restartSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#giveUp(), this.#silenceMs);
  }

  #giveUp(): void {
    this.#socket.close();
    this.#end(undefined);
  }

  #end(code: number | undefined): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#silence);
    this.#listener.closed(code);
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
}

/** Messages of the device on the live socket. §v1.live. */
type LiveMessage =
  | { readonly type: 'ready'; readonly heartbeatMs: number }
  /** The accepted topics of those requested under this number. */
  | { readonly type: 'ack'; readonly id: number; readonly topics: readonly string[] }
  | { readonly type: 'ping'; readonly t: number }
  /** `body` is what GET of the topic's route answers. */
  | { readonly type: 'data'; readonly topic: string; readonly seq: number; readonly body: unknown };

/** A frame of the server, as `x-socket` of the contract describes it. */
interface Frame {
  readonly type: string;
  readonly heartbeat?: number;
  readonly id?: number;
  readonly topics?: readonly string[];
  readonly t?: number;
  readonly topic?: string;
  readonly seq?: number;
  readonly body?: unknown;
}

const USUAL_HEARTBEAT_SECONDS = 15;
const MS_PER_SECOND = 1000;
const MOST_TOPICS = 64;

/** Reads one frame; undefined for what says nothing to this program. Never throws. */
function readLiveMessage(text: string): LiveMessage | undefined {
  const json = parsed(text);
  return readUntyped(json, (message: Section<Frame>): LiveMessage | undefined => {
    const type = message.text('type');
    if (type === 'ready') {
      const seconds = message.number('heartbeat', COUNT) ?? USUAL_HEARTBEAT_SECONDS;
      return { type, heartbeatMs: seconds * MS_PER_SECOND };
    }
    if (type === 'ping') return { type, t: message.number('t', COUNT) ?? 0 };
    if (type === 'ack') {
      const id = message.number('id', COUNT) ?? 0;
      return { type, id, topics: message.texts('topics', MOST_TOPICS) };
    }
    const topic = message.text('topic');
    const seq = message.number('seq', COUNT);
    if (type !== 'data' || topic === undefined || seq === undefined) return undefined;
    return { type, topic, seq, body: Reflect.get(Object(json), 'body') };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
