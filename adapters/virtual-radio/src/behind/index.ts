export { callerOf, RadioBehind } from './radio-behind.ts';
