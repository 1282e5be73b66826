import { describe, expect, it } from 'vitest';
import type { RadioSocket } from '../../socket/open-sockets.ts';
import { RadioClient, type TestClock } from '../../testing/radio-client.mother.ts';
import { aV1Session, type V1Client } from '../../testing/v1-client.mother.ts';
import type { VirtualRadio } from '../../virtual-radio.ts';

const settled = (): Promise<void> => new Promise(done => void setTimeout(done, 0));

/** Real time by hand: due events happen when it is advanced. */
class Pulse {
  #due: { at: number; happen: () => void }[] = [];
  #now = 0;

  after = (milliseconds: number, happen: () => void): (() => void) => {
    const entry = { at: this.#now + milliseconds, happen };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter(other => other !== entry);
    };
  };

  async pass(clock: TestClock, milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 250) {
      this.#now += 250;
      clock.advance(0.25);
      const due = this.#due.filter(({ at }) => at <= this.#now);
      this.#due = this.#due.filter(({ at }) => at > this.#now);
      for (const { happen } of due) happen();
      await settled();
    }
  }
}

interface SentMessage {
  type: string;
  topic?: string;
  seq?: number;
  body?: unknown;
  topics?: string[];
  readOnly?: boolean;
}

class SocketClient {
  readonly messages: SentMessage[] = [];
  closedWith: number | undefined;
  readonly #socket: RadioSocket | undefined;

  constructor(radio: VirtualRadio) {
    this.#socket = radio.connect(
      '/api/v1.0/ws',
      { address: '192.0.2.9' },
      {
        message: text => void this.messages.push(JSON.parse(text) as SentMessage),
        closed: code => {
          this.closedWith = code ?? 0;
        },
      },
    );
  }

  say(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  of(type: string, topic?: string): SentMessage[] {
    return this.messages.filter(
      messages => messages.type === type && (topic === undefined || messages.topic === topic),
    );
  }
}

async function aSocket(): Promise<{
  pulse: Pulse;
  clock: TestClock;
  radio: VirtualRadio;
  v1: V1Client;
  socket: SocketClient;
}> {
  const pulse = new Pulse();
  const world = await aV1Session({ profile: 'ap-ptmp', after: pulse.after });
  const socket = new SocketClient(world.radio);
  socket.say({ type: 'auth', token: world.v1.token });
  return { ...world, pulse, socket };
}

const subscribe = (name: string, interval?: number) => ({
  type: 'subscribe',
  id: 1,
  topics: [{ name, ...(interval !== undefined && { interval }) }],
});

describe('the socket of the versioned API', () => {
  it('the socket of the versioned API is ready for who brings a token', async () => {
    const { socket } = await aSocket();
    expect(socket.messages).toMatchObject([{ type: 'ready', heartbeat: 15, readOnly: false }]);
  });

  it('closes with 4401 on a wrong token, on another first word, and without any within five seconds', async () => {
    const { radio, clock, pulse } = await aSocket();
    const [wrong, other, silent] = [
      new SocketClient(radio),
      new SocketClient(radio),
      new SocketClient(radio),
    ];
    wrong.say({ type: 'auth', token: 'x' });
    other.say(subscribe('statistics'));
    await pulse.pass(clock, 5250);
    expect([wrong.closedWith, other.closedWith, silent.closedWith]).toEqual([4401, 4401, 4401]);
  });

  it('sends at once what GET answers, then at the interval, numbered without a gap', async () => {
    const { socket, pulse, clock, v1 } = await aSocket();
    socket.say(subscribe('statistics', 1000));
    await settled();
    expect(socket.of('data')[0]?.body).toEqual(await v1.json('/statistics'));
    await pulse.pass(clock, 3000);
    expect(socket.of('data', 'statistics').map(messages => messages.seq)).toEqual([1, 2, 3, 4]);
  });

  it('pushes the other topics only when they change', async () => {
    const { socket, pulse, clock, v1 } = await aSocket();
    socket.say(subscribe('tools/unms'));
    await pulse.pass(clock, 2000);
    expect(socket.of('data', 'tools/unms')).toHaveLength(1);
    await v1.post('/tools/unms/connect', { key: 'wss://cloud.example.net:443+secret' });
    await pulse.pass(clock, 500);
    expect(socket.of('data', 'tools/unms')).toHaveLength(2);
  });

  it('refuses an unknown topic and takes the others', async () => {
    const { socket } = await aSocket();
    socket.say({ type: 'subscribe', id: 7, topics: [{ name: 'nothing' }, { name: 'status' }] });
    await settled();
    expect(socket.of('error')).toMatchObject([{ id: 7, body: { statusCode: 404 } }]);
    expect(socket.of('ack')).toMatchObject([{ id: 7, topics: ['status'] }]);
  });

  it('the socket of the versioned API goes on numbering a topic that is subscribed to again: a gap would mean that something was lost', async () => {
    const { socket, pulse, clock } = await aSocket();
    socket.say(subscribe('statistics', 250));
    await pulse.pass(clock, 1000);
    socket.say(subscribe('statistics', 500));
    await pulse.pass(clock, 1000);
    socket.say({ type: 'unsubscribe', id: 2, topics: [{ name: 'statistics' }] });
    socket.say(subscribe('statistics', 250));
    await pulse.pass(clock, 1000);
    const numbers = socket.of('data', 'statistics').map(({ seq }) => seq);
    expect(numbers.length).toBeGreaterThan(6);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it('says nothing while it is paused, nor of what was given up', async () => {
    const { socket, pulse, clock } = await aSocket();
    socket.say(subscribe('statistics'));
    await settled();
    socket.say({ type: 'pause' });
    await pulse.pass(clock, 3000);
    expect(socket.of('data')).toHaveLength(1);
    socket.say({ type: 'resume' });
    socket.say({ type: 'unsubscribe', id: 2, topics: [{ name: 'statistics' }] });
    await pulse.pass(clock, 3000);
    expect(socket.of('data')).toHaveLength(1);
  });

  it('closes after two heartbeats without an answer', async () => {
    const { socket, pulse, clock } = await aSocket();
    await pulse.pass(clock, 45_000);
    expect([socket.of('ping').length, socket.closedWith]).toEqual([2, 4408]);
  });

  it('the socket of the versioned API stays with who answers its heartbeats', async () => {
    const { socket, pulse, clock } = await aSocket();
    for (let beat = 0; beat < 4; beat++) {
      await pulse.pass(clock, 15_000);
      socket.say({ type: 'pong', t: 0 });
    }
    expect(socket.closedWith).toBeUndefined();
  });

  it('closes with 4401 when the session ends, be it through the classic logout', async () => {
    const { radio, pulse, clock } = await aSocket();
    const classic = new RadioClient(radio);
    const { utoken } = (await (await classic.login()).json()) as { utoken: string };
    const socket = new SocketClient(radio);
    socket.say({ type: 'auth', token: utoken });
    await classic.post('/logout.cgi');
    await pulse.pass(clock, 250);
    expect(socket.closedWith).toBe(4401);
  });

  it('closes with 1001 when the device goes down', async () => {
    const { socket, pulse, clock, v1 } = await aSocket();
    await v1.post('/system/reboot', {});
    await pulse.pass(clock, 250);
    expect(socket.closedWith).toBe(1001);
  });

  it('closes the ninth with 4409', async () => {
    const { radio } = await aSocket();
    const others = Array.from({ length: 8 }, () => new SocketClient(radio));
    await settled();
    expect(others.map(({ closedWith }) => closedWith)).toEqual([
      ...Array.from({ length: 7 }, () => undefined),
      4409,
    ]);
  });
});

describe('a long poll', () => {
  it('answers at once what is newer, and 204 when nothing came', async () => {
    const { v1 } = await aV1Session();
    const first = await v1.get('/tools/unms?wait=0');
    expect([first.status, first.headers.get('x-seq')]).toEqual([200, '1']);
    const second = await v1.get('/tools/unms?wait=2&since=1');
    expect([second.status, second.headers.get('x-seq')]).toEqual([204, '1']);
    await v1.post('/tools/unms/connect', { key: 'wss://cloud.example.net:443+secret' });
    const third = await v1.get('/tools/unms?wait=2&since=1');
    expect([third.status, third.headers.get('x-seq')]).toEqual([200, '2']);
  });
});
