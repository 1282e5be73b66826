export { profileNames } from './profiles/index.ts';
export { classicCalls } from './handlers/index.ts';
export { type RandomSource, seededRandom } from './random/index.ts';
export { Unreachable } from './unreachable.ts';
export { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from './virtual-radio.ts';
export { type Caller, type CookieJar, MemoryCookieJar } from './wire/index.ts';
