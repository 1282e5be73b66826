/** Why the device closes a socket. §v1.live. */
export const CloseCode = {
  GoingDown: 1001,
  NoToken: 4401,
  HeartbeatLost: 4408,
  TooMany: 4409,
} as const;
