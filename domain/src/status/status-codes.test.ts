import { describe, expect, it } from 'vitest';
import {
  bluetoothMessage,
  BluetoothMode,
  cloudSummaryMessage,
  provisioningMessage,
  ProvisioningMode,
} from './status-codes.ts';

describe('provisioning mode, §4', () => {
  it('counts from disabled -1 to stopping 4', () => {
    expect(Object.values(ProvisioningMode)).toEqual([-1, 0, 1, 2, 3, 4]);
  });

  it.each([
    [-1, 'Disabled'],
    [0, 'Not running'],
    [1, 'Starting'],
    [2, 'Running'],
    [3, 'Running extended'],
    [4, 'Stopping'],
  ])('%i is %s', (code, word) => {
    expect(provisioningMessage(code)).toEqual({ key: word });
  });

  it('keeps the number of an unknown code', () => {
    expect(provisioningMessage(7)).toEqual({ key: 'Unknown ({code})', values: { code: 7 } });
  });
});

describe('Bluetooth, §4', () => {
  it('counts disabled 0, discoverable 1, connected 2', () => {
    expect(BluetoothMode).toEqual({ Disabled: 0, Discoverable: 1, Connected: 2 });
    expect([0, 1, 2].map(bluetoothMessage)).toEqual([
      { key: 'Disabled' },
      { key: 'Discoverable' },
      { key: 'Connected' },
    ]);
  });
});

describe('cloud management in the status', () => {
  it('cloud management in the status is off, connecting or connected', () => {
    expect([0, 1, 2].map(cloudSummaryMessage)).toEqual([
      { key: 'Off' },
      { key: 'Connecting' },
      { key: 'Connected' },
    ]);
  });
});
