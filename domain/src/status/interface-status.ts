import type { EthernetPort } from './ethernet-port.ts';
import type { Maybe } from './maybe.ts';

export interface Ip6Address {
  readonly address: string;
  readonly prefixLength?: Maybe<number>;
}

/** Byte and packet counters since boot; 32-bit ones wrap (see `counterDelta`). */
export interface InterfaceCounters {
  readonly txBytes?: Maybe<number>;
  readonly rxBytes?: Maybe<number>;
  readonly txPackets?: Maybe<number>;
  readonly rxPackets?: Maybe<number>;
  readonly txErrors?: Maybe<number>;
  readonly rxErrors?: Maybe<number>;
  readonly txDropped?: Maybe<number>;
  readonly rxDropped?: Maybe<number>;
}

/** One network interface as the device reports it. §3.status. */
export interface InterfaceStatus extends EthernetPort, InterfaceCounters {
  readonly hwaddr?: Maybe<string>;
  readonly mtu?: Maybe<number>;
  /** Dotted IPv4; the wire's `0.0.0.0` (none) is mapped to undefined. */
  readonly ipAddress?: Maybe<string>;
  readonly ip6Addresses?: Maybe<readonly Ip6Address[]>;
  /** Services bound to this interface (airOS 6). */
  readonly services?: Maybe<InterfaceServices>;
}

export interface InterfaceServices {
  readonly dhcpClient?: Maybe<boolean>;
  readonly dhcpServer?: Maybe<boolean>;
  readonly pppoe?: Maybe<boolean>;
}
