import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const open: Server[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

function server(): Server {
  const made = createServer();
  open.push(made);
  return made;
}

it('takes the next free port and says which was busy', async () => {
  const busy = await listen(server(), '127.0.0.1', 0, () => undefined);
  const reported: string[] = [];
  const port = await listen(server(), '127.0.0.1', busy, line => reported.push(line));
  expect(port).toBeGreaterThan(busy);
  expect(reported[0]).toBe(`Port ${busy} is in use by another program; trying ${busy + 1}.`);
});

it('fails with the reason when the address is not this machine’s', async () => {
  const refused = listen(server(), '192.0.2.1', 0, () => undefined);
  await expect(refused).rejects.toThrow(RangeError);
  await expect(refused).rejects.toThrow('192.0.2.1 is no address of this machine (EADDRNOTAVAIL).');
});
