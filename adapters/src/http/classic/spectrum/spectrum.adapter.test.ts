import type { AddressInfo } from 'node:net';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { SpectrumEvent } from '@radiolink/application/spectrum/spectrum.port';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type ScriptedAnswer, scriptedRadio } from '../../client/scripted-radio.mother.ts';
import type { OpenSocket, SocketListener } from '../../socket/live-socket.ts';
import { webSocketOpener } from '../../socket/web-socket.ts';
import { airviewAnswer } from './airview.mother.ts';
import { ClassicSpectrum } from './spectrum.adapter.ts';

/** A spectrum in front of a scripted device, whose sockets a test opens and closes. */
function world(openSocket: OpenSocket, answer: () => ScriptedAnswer = () => airviewAnswer(99)) {
  const visible = new BehaviorSubject(true);
  const heartbeat = new HeartbeatLock();
  const radio = scriptedRadio(answer);
  const spectrum = new ClassicSpectrum(radio.client, { visibility: { visible }, heartbeat, openSocket });
  const events: SpectrumEvent[] = [];
  const watch = () => spectrum.watch().subscribe(event => events.push(event));
  return { visible, heartbeat, radio, events, watch };
}

const summary = (event: SpectrumEvent) =>
  event.kind === 'sample' ? `${event.by} ${event.spectrum.latestLevels[0]}` : event.kind;

describe('the live spectrum', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  function fakeSockets() {
    const opened: { listener: SocketListener; sent: string[]; closed: boolean }[] = [];
    const openSocket: OpenSocket = (_path, listener) => {
      const socket = { listener, sent: [] as string[], closed: false };
      opened.push(socket);
      return { send: text => socket.sent.push(text), close: () => void (socket.closed = true) };
    };
    const frame = (mark: number) => opened.at(-1)?.listener.message(JSON.stringify(airviewAnswer(mark)));
    return { opened, openSocket, frame };
  }

  it('the live spectrum comes in frames, the next of which is asked for a second after the last', async () => {
    const { opened, openSocket, frame } = fakeSockets();
    const { watch, events, radio } = world(openSocket);
    watch();
    opened[0]?.listener.opened();
    frame(1);
    await pass(900);
    expect(opened[0]?.sent).toEqual([]);
    await pass(200);
    expect(opened[0]?.sent).toEqual(['1']);
    frame(2);
    await pass(1100);
    expect(opened[0]?.sent).toEqual(['1', '2']);
    expect(events.map(summary)).toEqual(['socket 1', 'socket 2']);
    expect(radio.requests).toEqual([]);
  });

  it('asks by itself on a socket that is open and silent', async () => {
    const { opened, openSocket } = fakeSockets();
    world(openSocket).watch();
    opened[0]?.listener.opened();
    await pass(1100);
    expect(opened[0]?.sent).toEqual(['1']);
  });

  it('drops all but the newest of frames that come in a burst', async () => {
    const { openSocket, frame } = fakeSockets();
    const { watch, events } = world(openSocket);
    watch();
    for (const mark of [1, 2, 3]) frame(mark);
    await pass(10);
    expect(events.map(summary)).toEqual(['socket 3']);
  });

  it('the live spectrum is asked for by polling while the socket is lost, until that brings a frame again', async () => {
    const { opened, openSocket, frame } = fakeSockets();
    const { watch, events, radio } = world(openSocket);
    watch();
    opened[0]?.listener.closed();
    await pass(2500);
    expect(opened).toHaveLength(1);
    expect(radio.requests).toEqual(Array.from({ length: 3 }, () => 'GET /airviewdata.cgi'));
    await pass(600);
    expect(opened).toHaveLength(2);
    frame(4);
    await pass(3000);
    expect(events.map(summary).slice(-2)).toEqual(['polling 99', 'socket 4']);
    expect(radio.requests.length).toBeLessThan(6);
  });

  it('reconnects 3 s after each loss', async () => {
    const { opened, openSocket } = fakeSockets();
    world(openSocket).watch();
    for (const expected of [1, 2, 3]) {
      expect(opened).toHaveLength(expected);
      opened.at(-1)?.listener.closed();
      await pass(2990);
      expect(opened).toHaveLength(expected);
      await pass(20);
    }
  });

  it('takes a socket for lost that brings nothing for 10 s', async () => {
    const { opened, openSocket } = fakeSockets();
    const { watch, events } = world(openSocket);
    watch();
    opened[0]?.listener.opened();
    await pass(10_100);
    expect(opened[0]?.closed).toBe(true);
    expect(events.map(summary)).toContain('polling 99');
  });

  it('tells that the service does not run by an empty body, and each failure', async () => {
    const { opened, openSocket } = fakeSockets();
    const answers: ScriptedAnswer[] = ['', undefined];
    const { watch, events } = world(openSocket, () => answers.shift());
    watch();
    opened[0]?.listener.closed();
    await pass(1500);
    expect(events).toMatchObject([{ kind: 'idle' }, { kind: 'failure', failures: 1 }]);
  });

  it('stops when nobody watches, on a hidden page and while heartbeats are held', async () => {
    const { opened, openSocket } = fakeSockets();
    const { watch, visible, heartbeat } = world(openSocket);
    const watching = watch();
    visible.next(false);
    expect(opened.map(({ closed }) => closed)).toEqual([true]);
    visible.next(true);
    heartbeat.disable();
    expect(opened.map(({ closed }) => closed)).toEqual([true, true]);
    heartbeat.enable();
    watching.unsubscribe();
    await pass(10_000);
    expect(opened.map(({ closed }) => closed)).toEqual([true, true, true]);
  });

  it('the live spectrum has one socket for all who watch', () => {
    const { opened, openSocket } = fakeSockets();
    const { watch } = world(openSocket);
    watch();
    watch();
    expect(opened).toHaveLength(1);
  });
});

describe('the live spectrum on a real socket', () => {
  let server: WebSocketServer | undefined;
  afterEach(() => {
    for (const client of server?.clients ?? []) client.terminate();
    server?.close();
  });

  it('the live spectrum on a real socket is authorised by the cookie alone, joined from pieces, asked for by numbers, and closed on the device', async () => {
    const device = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server = device;
    await new Promise(resolve => device.on('listening', resolve));
    const { port } = device.address() as AddressInfo;
    const received: string[] = [];
    const left = new Promise<void>(resolve => {
      device.on('connection', (socket, { url, headers }) => {
        received.push(`${url} ${headers.cookie}`);
        const send = (mark: number) => {
          const text = JSON.stringify(airviewAnswer(mark));
          for (let at = 0; at < text.length; at += 100) socket.send(text.slice(at, at + 100));
        };
        send(1);
        socket.on('message', data => {
          received.push(String(data));
          send(2);
        });
        socket.on('close', () => resolve());
      });
    });
    class WithCookie extends WebSocket {
      constructor(url: string) {
        super(url, { headers: { cookie: 'AIROS_001122334455=c0ffee' } });
      }
    }
    const { watch, events } = world(webSocketOpener(WithCookie, () => `http://127.0.0.1:${port}`));
    const watching = watch();
    await expect.poll(() => events.map(summary), { timeout: 3000 }).toEqual(['socket 1', 'socket 2']);
    watching.unsubscribe();
    await left;
    expect(received).toEqual(['/ws/airview AIROS_001122334455=c0ffee', '1']);
  });
});
