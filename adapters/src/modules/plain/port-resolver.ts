import type { Token } from '@radiolink/application/wiring/token';
import type { PortBinding } from '../../wiring/port-binding.ts';

/** Gives the port of a token, made at the first request. */
export type ResolvePort = <Port>(token: Token<Port>) => Port;

/** The ports of some bindings, without a container. @throws RangeError for a port that the interface does not have */
export function createPortResolver<Device>(
  device: Device,
  bindings: readonly PortBinding<Device>[],
): ResolvePort {
  const makers = new Map(bindings.map(({ token, make }) => [token, make]));
  const made = new Map<Token<unknown>, unknown>();
  return <Port>(token: Token<Port>): Port => {
    if (!made.has(token)) {
      const make = makers.get(token);
      if (make === undefined) throw new RangeError(`This interface has no ${String(token)}.`);
      made.set(token, make(device));
    }
    return made.get(token) as Port;
  };
}
