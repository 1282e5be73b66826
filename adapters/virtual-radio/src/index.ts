export { classicProfileNames, profileNames } from './profiles/index.ts';
export { classicCalls } from './handlers/index.ts';
export { type RandomSource, seededRandom } from './random/index.ts';
export type { FaultControl, FaultEvent, FaultPlan } from './faults/index.ts';
export type { RadioSocket, SocketListener } from './socket/index.ts';
export { Unreachable } from './unreachable.ts';
export { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from './virtual-radio.ts';
export { type Caller, type CookieJar, MemoryCookieJar } from './wire/index.ts';
export { v1Calls } from './v1/index.ts';
