export { classicProfileNames, profileNames } from './profiles/index.ts';
export { fastClock } from './machine/index.ts';
export { type RandomSource, seededRandom } from './random/index.ts';
export type { FaultControl, FaultEvent, FaultPlan } from './faults/index.ts';
export type { RunningTool } from './running-tools.ts';
export type { RadioSocket, SocketListener } from './socket/index.ts';
export { SharedAir } from './shared-air.ts';
export { Unreachable } from './unreachable.ts';
export { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from './virtual-radio.ts';
export {
  type Caller,
  type CookieJar,
  MemoryCookieJar,
  type WebRequest,
  type WebResponse,
} from './wire/index.ts';
