import { describe, expect, it } from 'vitest';
import { aRadio, aSession } from '../testing/radio-client.mother.ts';

function listening() {
  const pieces: string[] = [];
  const state = { closed: false };
  return {
    pieces,
    state,
    listener: {
      message: (text: string) => void pieces.push(text),
      closed: () => {
        state.closed = true;
      },
    },
  };
}

describe('the live spectrum', () => {
  it('sends its first frame at once, in pieces that join to one object', async () => {
    const { client, radio } = await aSession();
    const { pieces, listener } = listening();
    radio.connect('/ws/airview', { address: '192.0.2.1', cookie: client.cookies.header() }, listener);
    await Promise.resolve();
    expect(pieces.length).toBeGreaterThan(1);
    expect(JSON.parse(pieces.join(''))).toMatchObject({ stFreqGridNumPts: 648 });
  });

  it('sends the next frame when it is asked for by a number, and for nothing else', async () => {
    const { client, radio } = await aSession();
    const { pieces, listener } = listening();
    const socket = radio.connect('/ws/airview', { address: '192.0.2.1', cookies: client.cookies }, listener);
    await Promise.resolve();
    const first = pieces.length;
    socket!.send('hello');
    expect(pieces.length).toBe(first);
    socket!.send('1');
    expect(pieces.length).toBeGreaterThan(first);
  });

  it.each(['/ws/airview/', '/ws/other'])('the live spectrum does not open at %s', async path => {
    const { client, radio } = await aSession();
    expect(
      radio.connect(path, { address: '', cookies: client.cookies }, listening().listener),
    ).toBeUndefined();
  });

  it('the live spectrum does not open without a session', () => {
    const { radio } = aRadio();
    expect(radio.connect('/ws/airview', { address: '' }, listening().listener)).toBeUndefined();
  });

  it('closes when the session has ended', async () => {
    const { client, radio } = await aSession();
    const { state, listener } = listening();
    const socket = radio.connect('/ws/airview', { address: '', cookies: client.cookies }, listener);
    await client.post('/logout.cgi');
    socket!.send('1');
    expect(state.closed).toBe(true);
  });

  it('closes with the radio', async () => {
    const { client, radio } = await aSession();
    const { state, listener } = listening();
    radio.connect('/ws/airview', { address: '', cookies: client.cookies }, listener);
    radio.close();
    expect(state.closed).toBe(true);
  });
});
