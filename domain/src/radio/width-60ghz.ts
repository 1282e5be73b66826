/** Width of a full 60 GHz channel, MHz. §9.capacity-and-channels. */
export const WIDTH_60GHZ_MHZ = 2160;

/** Width of half a 60 GHz channel, MHz. §9.capacity-and-channels. */
export const HALF_WIDTH_60GHZ_MHZ = 1080;

/** A half channel lies on the centre of a full one or this far to either side, MHz. */
export const HALF_CHANNEL_SHIFT_MHZ = 540;
