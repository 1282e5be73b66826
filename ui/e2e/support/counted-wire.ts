import { wireTo } from './wire.ts';

/** What went over a wire. */
export interface Traffic {
  /** Requests, and the openings of sockets. */
  readonly requests: number;
  /** Bytes to the device, and from it, with all heads. */
  readonly sent: number;
  readonly received: number;
}

const BEGINNING = /^(?:GET|POST|PUT|DELETE|HEAD) \//;

/** A wire to a served radio that counts what goes over it. */
export async function countedWire(
  port: number,
): Promise<{ readonly url: string; readonly read: () => Traffic }> {
  let [requests, sent, received] = [0, 0, 0];
  const { url } = await wireTo(port, (client, device) => {
    client.on('data', chunk => {
      // The browser sends a request when the one before it was answered, so each begins a piece.
      if (BEGINNING.test(chunk.subarray(0, 8).toString('latin1'))) requests += 1;
      sent += chunk.length;
      device.write(chunk);
    });
    device.on('data', chunk => {
      received += chunk.length;
      client.write(chunk);
    });
  });
  return { url, read: () => ({ requests, sent, received }) };
}
