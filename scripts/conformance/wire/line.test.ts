import { assert, property, string } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { VirtualTime } from '../testing/virtual-back-end.ts';
import { type Answer, type BackEnd, NoAnswer, type Sent } from './back-end.ts';
import { LIMITS, Line, plainText } from './line.ts';

const ANSWER: Answer = { status: 200, headers: new Headers(), text: '' };

/** A line to a back end whose answers take so long, in turn. */
function aLine(...milliseconds: readonly number[]) {
  const time = new VirtualTime();
  const begunAt = time.now();
  const took = [...milliseconds];
  const send = vi.fn<(sent: Sent) => Promise<Answer>>(async () => {
    await time.wait(took.shift() ?? 0);
    return ANSWER;
  });
  const connect = vi.fn<BackEnd['connect']>();
  return { line: new Line({ name: 'radio', send, connect }, time), passed: () => time.now() - begunAt };
}
const get = (path: string) => ({ method: 'GET', path });

describe('the line to a back end', () => {
  it('counts what goes over it, sockets too', async () => {
    const { line } = aLine();
    await line.send(get('/a'));
    await line.connect({ path: '/ws' }, { message: () => undefined, closed: () => undefined });
    expect(line.requests).toBe(2);
  });

  it('remembers the answer that took longest', async () => {
    const { line } = aLine(5, 30, 10);
    for (const path of ['/a', '/b', '/c']) await line.send(get(path));
    expect(line.slowest).toEqual({ what: 'GET /b', milliseconds: 30 });
  });

  it('takes an answer at the limit, and none behind it, which the interface would not wait for', async () => {
    const { line } = aLine(LIMITS.timeoutMs, LIMITS.timeoutMs + 1);
    expect(await line.send(get('/a'))).toBe(ANSWER);
    await expect(line.send(get('/a'))).rejects.toMatchObject({ reason: 'late' });
  });
});

describe('a question that is put until it is answered', () => {
  it('ends with the first answer', async () => {
    const { line, passed } = aLine();
    const answers = [undefined, undefined, 'there'];
    expect(await line.until(async () => answers.shift(), 60_000)).toBe('there');
    expect(passed()).toBe(4000);
  });

  it('waits for a device that is away', async () => {
    const { line } = aLine();
    let tries = 0;
    const back = line.until(async () => {
      tries += 1;
      if (tries < 3) throw new NoAnswer('unreachable', 'No connection');
      return 'back';
    }, 60_000);
    expect(await back).toBe('back');
  });

  it('a question that is put until it is answered is given up once its time is over, after a last look', async () => {
    const { line, passed } = aLine();
    const ask = vi.fn<() => Promise<undefined>>(async () => undefined);
    expect(await line.until(ask, 5000, 2000)).toBeUndefined();
    expect([passed(), ask.mock.calls.length]).toEqual([6000, 4]);
  });

  it('fails at once by what is no lack of an answer', async () => {
    const { line, passed } = aLine();
    await expect(line.until(() => Promise.reject(new TypeError('wrong')), 5000)).rejects.toThrow('wrong');
    expect(passed()).toBe(0);
  });
});

describe('a text of a device for a report', () => {
  it('a text of a device for a report has nothing that a terminal would obey or hide, and a limited length', () => {
    assert(
      property(string({ unit: 'binary' }), text => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/\p{Cc}|\p{Cf}|\u2028|\u2029/u);
        // Each character is at the most written out as six, or eight beyond the basic plane.
        expect(plain.length).toBeLessThanOrEqual(241 * 8);
      }),
    );
  });

  it('a text of a device for a report is left as it is where it has only letters, digits and signs', () => {
    for (const text of ['GET /status.cgi: 200', 'Höhe über Meer', '链路 60 GHz', ''])
      expect(plainText(text)).toBe(text);
  });
});
