import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followAddress } from './follow-address.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Move = (host: string) => Promise<void>;

function following(moveTo = vi.fn<Move>(() => Promise.resolve())) {
  const radio = { address: '192.0.2.20' };
  const reported: string[] = [];
  const follower = followAddress({
    radio,
    server: { moveTo, port: 8080 },
    home: '127.0.0.1',
    tell: line => reported.push(line),
  });
  const moveRadio = async (address: string) => {
    radio.address = address;
    await vi.advanceTimersByTimeAsync(300);
  };
  return { moveRadio, moveTo, reported, follower };
}

describe('the server of a radio whose address changes', () => {
  it('listens on the new loopback address, and says so', async () => {
    const { moveRadio, moveTo, reported } = following();
    await moveRadio('127.0.0.7');
    expect(moveTo.mock.calls).toEqual([['127.0.0.7']]);
    expect(reported).toEqual(['The radio moved to http://127.0.0.7:8080/']);
  });

  it('the server of a radio whose address changes comes home when the radio falls back', async () => {
    const { moveRadio, moveTo } = following();
    await moveRadio('127.0.0.7');
    await moveRadio('192.0.2.20');
    expect(moveTo.mock.calls.at(-1)).toEqual(['127.0.0.1']);
  });

  it('the server of a radio whose address changes stays where it is for an address that this machine cannot have', async () => {
    const { moveRadio, moveTo } = following();
    await moveRadio('192.0.2.99');
    expect(moveTo).not.toHaveBeenCalled();
  });

  it('says why it could not go', async () => {
    const { moveRadio, reported } = following(vi.fn<Move>(() => Promise.reject(new Error('EADDRNOTAVAIL'))));
    await moveRadio('127.0.0.7');
    expect(reported[0]).toContain(
      'The radio moved to 127.0.0.7, but this machine cannot listen there: EADDRNOTAVAIL.',
    );
  });

  it('looks no more once it is stopped', async () => {
    const { moveRadio, moveTo, follower } = following();
    follower.stop();
    await moveRadio('127.0.0.7');
    expect(moveTo).not.toHaveBeenCalled();
  });
});
