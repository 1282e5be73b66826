import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/radio-client.mother.ts';
import { Replay } from './replay.ts';

const capture = (hostname: string): string =>
  `{"host": {"hostname": "${hostname}", "devmodel": "LiteAP GPS "}}`;

describe('captured answers', () => {
  it('captured answers are given one after the other, and the last one is held', () => {
    const replay = new Replay(['a', 'b']);
    expect([replay.next(), replay.next(), replay.next()]).toEqual(['a', 'b', 'b']);
  });

  it('name the device and the product of the first one, trimmed', () => {
    const replay = new Replay([capture('first'), capture('second')]);
    expect([replay.hostname, replay.productName]).toEqual(['first', 'LiteAP GPS']);
  });

  it('name nothing where there is none, or it is no text', () => {
    for (const texts of [[], [''], ['{"hostname": 7}'], ['{"hostname": "cut']])
      expect([new Replay(texts).hostname, new Replay(texts).productName]).toEqual([undefined, undefined]);
  });

  it('captured answers may be damaged and still name the device', () => {
    expect(new Replay(['{"host":{"hostname":"caf\\u00e9 \\"7\\"","upti']).hostname).toBe('café "7"');
  });

  it('captured answers are the status of the radio as they are, byte for byte', async () => {
    const { client } = await aSession({ replay: [capture('one'), '{"cut'] });
    const texts = [];
    for (let read = 0; read < 3; read++) texts.push(await (await client.get('/status.cgi')).text());
    expect(texts).toEqual([capture('one'), '{"cut', '{"cut']);
  });
});
