/** How a rule of the firewall names TCP and UDP: by name, or by the number of the protocol. */
const TCP: ReadonlySet<string> = new Set(['tcp', '6']);
const UDP: ReadonlySet<string> = new Set(['udp', '17']);
/** How it names every protocol. */
const EVERY: ReadonlySet<string> = new Set(['', 'all', '0']);

/** `TCP` for `tcp` and `6`; empty for every protocol. */
export function protocolName(protocol: string): string {
  const name = protocol.toLowerCase();
  if (TCP.has(name)) return 'TCP';
  if (UDP.has(name)) return 'UDP';
  return EVERY.has(name) ? '' : protocol.toUpperCase();
}

/** True if a protocol has ports: a rule of another one cannot name any. */
export function hasPorts(protocol: string): boolean {
  const name = protocol.toLowerCase();
  return TCP.has(name) || UDP.has(name);
}

/** True if a rule with this protocol is also one about TCP. */
export function includesTcp(protocol: string): boolean {
  const name = protocol.toLowerCase();
  return TCP.has(name) || EVERY.has(name);
}
