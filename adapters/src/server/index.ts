/** The server of `npm start` and of the end-to-end tests: files in front, a device behind. */
export { selfSignedCertificate } from './certificate.ts';
export { type Device, type Landing } from './device.ts';
export { cacheControl, type FileKind, fileKind, fileSecurity } from './file-headers.ts';
export { followAddress } from './follow-address.ts';
export {
  readHar,
  readSupportFile,
  type RecordedAnswer,
  Recorder,
  RecordingFile,
  ReplayDevice,
  UnreadableRecording,
} from './recording/index.ts';
export { RelayDevice } from './relay/relay-device.ts';
export { serve } from './serve.ts';
export { hostsOf, isLoopback, type RunningServer } from '@radiolink/virtual-radio/guarded';
export { readTranslations } from './translations.ts';
export { VirtualDevice } from './virtual-device.ts';
