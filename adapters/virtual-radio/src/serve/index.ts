export { type ServedRadio, serveRadio, type ServeRadioOptions } from './serve-radio.ts';
