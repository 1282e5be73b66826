import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody } from './admit-body.ts';
import { HeldBytes } from './held-bytes.ts';

it('refuses a body while others fill the room, and takes it once they are gone', async () => {
  const held = new HeldBytes(100);
  const others = held.take(80);
  const body = () => Readable.from([Buffer.alloc(20), Buffer.alloc(1)]);
  expect(others).toBe(true);
  expect(await readBody(body(), 1000, held)).toMatchObject({ status: 503 });
  held.release(80);
  expect(await readBody(body(), 1000, held)).toEqual(Buffer.alloc(21));
  expect(held.held).toBe(0);
});
