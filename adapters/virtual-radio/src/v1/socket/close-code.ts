/** Why the device closes a socket. Versioned API, 13. */
export const CloseCode = {
  GoingDown: 1001,
  NoToken: 4401,
  HeartbeatLost: 4408,
  TooMany: 4409,
} as const;
