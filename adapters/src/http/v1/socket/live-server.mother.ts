import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { BehaviorSubject } from 'rxjs';
import { WebSocket, WebSocketServer } from 'ws';
import { webSocketOpener } from '../../socket/web-socket.ts';
import { LiveTopics } from './live-topics.ts';

interface Said {
  readonly type: string;
  readonly id?: number;
  readonly token?: string;
  readonly t?: number;
  readonly topics?: readonly { readonly name: string; readonly interval?: number }[];
}

/** One client of the socket server, as the device sees it. */
export class LiveClient {
  readonly said: Said[] = [];
  readonly socket: WebSocket;
  isClosed = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', text => this.said.push(JSON.parse(String(text)) as Said));
    socket.on('close', () => (this.isClosed = true));
  }

  get types(): readonly string[] {
    return this.said.map(({ type }) => type);
  }

  tell(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  ready(heartbeat = 15): void {
    this.tell({ type: 'ready', heartbeat, topics: [], readOnly: false });
  }

  data(topic: string, seq: number, body: unknown): void {
    this.tell({ type: 'data', topic, seq, timestamp: 0, body });
  }
}

/** Real I/O while time is false: turns of the event loop until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20_000; turn++) {
    if (isSo()) return;
    await new Promise(resolve => setImmediate(resolve));
  }
  throw new Error('This did not come to be.');
}

/** A few turns of the event loop: what was to arrive has arrived. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise(resolve => setImmediate(resolve));
}

/** A device of which only the live socket is there, by a real server, and the topics of a page in front of it. */
export class LiveServer {
  readonly clients: LiveClient[] = [];
  /** Refuses the handshake with 404 while it is set. */
  refuses = false;
  refused = 0;
  readonly visible = new BehaviorSubject(true);
  readonly heartbeat = new HeartbeatLock();
  ends = 0;
  readonly topics: LiveTopics;
  readonly #http: Server;
  readonly #sockets = new WebSocketServer({ noServer: true });

  private constructor(http: Server) {
    this.#http = http;
    const { port } = http.address() as AddressInfo;
    http.on('upgrade', (request, socket, head) => {
      if (this.refuses) {
        this.refused += 1;
        socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, opened => this.clients.push(new LiveClient(opened)));
    });
    this.topics = new LiveTopics({
      openSocket: webSocketOpener(WebSocket, () => `http://127.0.0.1:${port}`),
      visibility: { visible: this.visible },
      heartbeat: this.heartbeat,
      token: () => 'c0ffee',
      sessionOver: () => (this.ends += 1),
    });
  }

  static async start(): Promise<LiveServer> {
    const http = createServer();
    await new Promise<void>(resolve => http.listen(0, '127.0.0.1', () => resolve()));
    return new LiveServer(http);
  }

  /** The newest client once it has said so much. */
  async client(number: number, said = 1): Promise<LiveClient> {
    await until(() => (this.clients[number - 1]?.said.length ?? 0) >= said);
    return this.clients[number - 1] as LiveClient;
  }

  stop(): void {
    for (const { socket } of this.clients) socket.terminate();
    this.#sockets.close();
    this.#http.close();
  }
}
