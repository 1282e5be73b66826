import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import type { V1Exchange } from '../exchange.ts';

/** The configuration that a call reads and changes: the one that runs, or what its batch made of it so far. */
export function currentConfiguration({ radio, batch }: V1Exchange): ConfigText {
  return batch?.config ?? radio.configuration.running;
}

/**
 * A change by the device itself, as a password: effective immediately and permanently; inside a batch with
 * the rest of it. False when a value cannot be written.
 */
export function amendConfiguration(
  exchange: V1Exchange,
  changes: ConfigChanges,
  afterwards: () => void = () => undefined,
): boolean {
  const { radio, batch } = exchange;
  if (batch === undefined) {
    const written = radio.control.patch(changes);
    if (written) afterwards();
    return written;
  }
  const edited = currentConfiguration(exchange).edit(changes);
  if (!edited.ok) return false;
  batch.config = edited.config;
  batch.afterwards.push(afterwards);
  return true;
}
