import { Retries } from '@radiolink/application/retry/retries';
import { WEBSOCKET_RECONNECT_MS } from '@radiolink/domain/status';
import {
  combineLatest,
  distinctUntilChanged,
  finalize,
  Observable,
  ReplaySubject,
  share,
  type Subscription,
  timer,
} from 'rxjs';
import type { PollingConditions } from '../../polling/polling.ts';
import type { OpenSocket } from '../../socket/live-socket.ts';
import { LiveConnection } from './live-connection.ts';
import { LiveTopic, type LiveEvent } from './live-topic.ts';

const TRIES_BEFORE_POLLING = 3;
/** A topic without subscribers is dropped after this duration: a page that changes subscribes to it again. */
const LINGER_MS = 1000;
const CloseCode = { Normal: 1000, SessionOver: 4401 } as const;

export interface LiveConditions extends PollingConditions {
  readonly openSocket: OpenSocket;
  /** The credential; undefined while no user is logged in. */
  readonly token: () => string | undefined;
  /** The device reported on its socket that the session is over. */
  readonly sessionOver: () => void;
}

/**
 * Topics by the one live socket, which is open while the device offers it, a topic has subscribers and the
 * page is visible. Topics that it does not deliver are polled: before it is ready, after three failed
 * attempts, and when the device does not serve them. §v1.live; reading 14.
 */
export class LiveTopics {
  readonly #topics = new Map<string, LiveTopic>();
  #gate: Subscription | undefined;
  #connection: LiveConnection | undefined;
  #isOffered = false;
  #isVisible = false;
  #isRunning = false;
  /** The device rejects further connections. */
  #isOver = false;
  readonly #retries = new Retries({
    pauseMs: () => WEBSOCKET_RECONNECT_MS,
    failures: TRIES_BEFORE_POLLING,
  });

  constructor(private readonly around: LiveConditions) {}

  /** Capabilities that the device reports: without them no socket is opened. */
  offered(isOffered: boolean): void {
    this.#isOffered = isOffered;
    this.#pursue();
  }

  /** True if the topic has to be polled by HTTP; the present state immediately. */
  polls(name: string): Observable<boolean> {
    return this.#topic(name).polls.pipe(distinctUntilChanged());
  }

  /**
   * A topic, shared by all subscribers: the newest body immediately, then each; and each loss of the
   * connection.
   */
  follow(name: string, intervalMs?: number): Observable<LiveEvent> {
    const topic = this.#topic(name);
    topic.shared ??= new Observable<LiveEvent>(subscriber => {
      topic.intervalMs = intervalMs;
      const events = topic.events.subscribe(subscriber);
      this.#begin(topic);
      return events;
    }).pipe(
      finalize(() => this.#leave(topic)),
      share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(LINGER_MS) }),
    );
    return topic.shared;
  }

  #topic(name: string): LiveTopic {
    const topic = this.#topics.get(name) ?? new LiveTopic(name);
    this.#topics.set(name, topic);
    return topic;
  }

  #wanted(): readonly LiveTopic[] {
    return [...this.#topics.values()].filter(({ isWanted }) => isWanted);
  }

  #begin(topic: LiveTopic): void {
    topic.isWanted = true;
    if (this.#connection?.isReady) {
      topic.polls.next(false);
      this.#connection.subscribe([topic.wish]);
    }
    const { visibility, heartbeat } = this.around;
    this.#gate ??= combineLatest([visibility.visible, heartbeat.running]).subscribe(([visible, running]) =>
      this.#mayRun(visible, running),
    );
    this.#pursue();
  }

  #leave(topic: LiveTopic): void {
    topic.isWanted = false;
    topic.polls.next(true);
    if (this.#connection?.isReady) this.#connection.unsubscribe(topic.name);
    if (this.#wanted().length > 0) return;
    this.#gate?.unsubscribe();
    this.#gate = undefined;
    this.#drop();
  }

  /** Hidden: no socket. Held: the device is requested to pause, and no socket is opened. */
  #mayRun(isVisible: boolean, isRunning: boolean): void {
    const wasRunning = this.#isRunning;
    this.#isVisible = isVisible;
    this.#isRunning = isRunning;
    if (!isVisible) this.#drop();
    else if (this.#connection?.isReady && wasRunning !== isRunning) {
      if (isRunning) this.#connection.resume();
      else this.#connection.pause();
    }
    this.#pursue();
  }

  #drop(): void {
    this.#retries.cancel();
    this.#connection?.close();
    this.#connection = undefined;
  }

  /** Opens the socket when it may be, is wanted, and is not there. */
  #pursue(): void {
    const token = this.around.token();
    const may = this.#isOffered && this.#isVisible && this.#isRunning && !this.#isOver;
    const isPending = this.#connection !== undefined || this.#retries.isDue;
    if (!may || isPending || token === undefined || this.#wanted().length === 0) return;
    this.#connection = new LiveConnection(this.around.openSocket, token, {
      ready: () => this.#ready(),
      data: (name, body) => this.#tell(name, body),
      refused: names => {
        for (const name of names) this.#topics.get(name)?.polls.next(true);
      },
      closed: code => this.#closed(code),
    });
  }

  #ready(): void {
    this.#retries.succeeded();
    const topics = this.#wanted();
    for (const topic of topics) topic.polls.next(false);
    this.#connection?.subscribe(topics.map(({ wish }) => wish));
    if (!this.#isRunning) this.#connection?.pause();
  }

  #tell(name: string, body: unknown): void {
    const topic = this.#topics.get(name);
    if (topic?.isWanted) topic.events.next({ kind: 'data', body });
  }

  #closed(code: number | undefined): void {
    const wasReady = this.#connection?.isReady === true;
    this.#connection = undefined;
    this.#isOver = code === CloseCode.Normal || code === CloseCode.SessionOver;
    if (code === CloseCode.SessionOver) {
      this.around.sessionOver();
      return;
    }
    if (!wasReady) this.#retries.failed();
    const givenUp = this.#isOver || this.#retries.failures >= TRIES_BEFORE_POLLING;
    for (const topic of this.#wanted()) {
      if (givenUp) topic.polls.next(true);
      else
        topic.events.next({
          kind: 'lost',
          failures: this.#retries.failures + 1,
          nextTryInMs: WEBSOCKET_RECONNECT_MS,
        });
    }
    if (this.#isOver) return;
    this.#retries.again(() => this.#pursue(), WEBSOCKET_RECONNECT_MS);
  }
}
