import { describe, expect, it } from 'vitest';
import { Pieces } from './connection.ts';

/** The pieces of packets, as text. */
function pieces(...packets: readonly string[]): string[] {
  const cutter = new Pieces();
  return packets.flatMap(packet => {
    const found: string[] = [];
    for (let rest = Buffer.from(packet); rest.length > 0; ) {
      const length = cutter.next(rest);
      found.push(rest.toString('latin1', 0, length));
      rest = rest.subarray(length);
    }
    return found;
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const SHORT = 'GET / HTTP/1.1\n\n';

describe('the bytes of a connection', () => {
  it('the bytes of a connection are cut behind each request that came in one packet', () => {
    expect(pieces(GET + GET + GET)).toEqual([GET, GET, GET]);
    expect(pieces(SHORT + SHORT)).toEqual([SHORT, SHORT]);
  });

  it.each(Array.from({ length: GET.length }, (_, at) => at))(
    'the bytes of a connection are cut behind a request whose packet ended after %i bytes',
    at => {
      const cut = pieces(GET.slice(0, at), GET.slice(at) + GET);
      expect(cut.slice(-2).join('')).toBe(GET.slice(at) + GET);
      expect(cut.at(-1)).toBe(GET);
    },
  );

  it('hold one head at most behind a body', () => {
    const post = 'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n';
    expect(pieces(`${post}\n\n\n\n\n\n\n\n\n${GET}${GET}`)).toEqual([post, `\n\n\n\n\n\n\n\n\n${GET}`, GET]);
  });

  it('the bytes of a connection are no flood of pieces where they are blank lines only', () => {
    expect(pieces('\n'.repeat(16_000))).toHaveLength(1000);
  });

  it('stay whole where no head ends', () => {
    expect(pieces('a'.repeat(65_536))).toHaveLength(1);
    expect(pieces('a\r\nb\r\nc\r\n')).toHaveLength(1);
  });
});
