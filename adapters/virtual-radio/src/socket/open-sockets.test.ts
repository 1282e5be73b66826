import { describe, expect, it } from 'vitest';
import { OpenSockets, type SocketListener } from './open-sockets.ts';

/** A socket that is kept, and the radio's end of it. */
function aRecordedSocket() {
  const sockets = new OpenSockets();
  const received: string[] = [];
  const listener = { message: (text: string) => received.push(text), closed: () => received.push('closed') };
  let radioEnd: SocketListener | undefined;
  const socket = sockets.add(listener, given => {
    radioEnd = given;
    return { send: text => given.message(text), close: () => given.closed() };
  });
  return { sockets, received, radioEnd: radioEnd!, socket: socket! };
}

describe('an open socket', () => {
  it('an open socket is kept while it is open', () => {
    const { sockets, received, socket } = aRecordedSocket();
    socket.send('1');
    expect([sockets.count, received]).toEqual([1, ['1']]);
  });

  it('leaves when the client closes it', () => {
    const { sockets, received, socket } = aRecordedSocket();
    socket.close();
    expect([sockets.count, received]).toEqual([0, ['closed']]);
  });

  it('leaves when the radio closes it', () => {
    const { sockets, received, radioEnd } = aRecordedSocket();
    radioEnd.closed();
    expect([sockets.count, received]).toEqual([0, ['closed']]);
  });

  it('leaves when all are closed', () => {
    const { sockets, received } = aRecordedSocket();
    sockets.closeAll();
    expect([sockets.count, received]).toEqual([0, ['closed']]);
  });

  it('an open socket is not kept when it was not opened', () => {
    const sockets = new OpenSockets();
    sockets.add({ message: () => undefined, closed: () => undefined }, () => undefined);
    expect(sockets.count).toBe(0);
  });
});
