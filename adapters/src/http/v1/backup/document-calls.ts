import type { DeviceDocument } from '@radiolink/application/backup/backup.port';

/** URL of each document. */
export const DOCUMENT_PATHS = {
  configuration: '/api/v1.0/system/airos/configuration',
  network: '/api/v1.0/system/airmax/configuration/network',
  wireless: '/api/v1.0/system/airmax/configuration/wireless',
  services: '/api/v1.0/services',
  system: '/api/v1.0/system',
} as const satisfies Readonly<Record<DeviceDocument, string>>;

/** Starts the test timer of the device with a write. */
export const TEST_MODE = { header: { 'X-Test-Mode': '1' } } as const;
