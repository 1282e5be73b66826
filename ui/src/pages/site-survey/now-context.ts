import { createContext } from 'react';

/** To which the ages are counted, ms since the epoch: only the ages are drawn again as it passes, not their rows. */
export const NowContext = createContext(0);
