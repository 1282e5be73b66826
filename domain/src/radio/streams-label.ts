/** No radio has more spatial streams: the most that 802.11 defines. */
const MOST_STREAMS = 16;

/** `MIMO` above one stream, else `SISO`; undefined for an invalid number of streams. §9.modulation. */
export function streamsLabel(streams: number): 'SISO' | 'MIMO' | undefined {
  if (!Number.isInteger(streams) || streams < 1 || streams > MOST_STREAMS) return undefined;
  return streams > 1 ? 'MIMO' : 'SISO';
}
