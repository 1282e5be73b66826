/** Matches the interface of every PPPoE session. */
export const EVERY_PPP = 'ppp+';
