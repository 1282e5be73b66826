import { describe, expect, it } from 'vitest';
import { CloudCode, cloudCodeMessage, cloudLink, cloudStateMessage } from './cloud-status.ts';

describe('cloud management', () => {
  it.each([
    ['disabled', 'Disabled'],
    ['connecting', 'Connecting'],
    ['connected', 'Connected'],
    ['disconnected', 'Disconnected'],
    ['failed', 'Failed'],
  ])('%s is told as %s', (state, key) => {
    expect(cloudStateMessage(state)).toEqual({ key });
  });

  it.each(['adopting', 'toString'])('a state %s that is not known is shown as it came', state => {
    expect(cloudStateMessage(state)).toEqual({ key: 'Unknown ({state})', values: { state } });
  });

  it.each([
    [CloudCode.Ok, 0, 'No problem'],
    [CloudCode.Resolving, 1, 'Resolving the address'],
    [CloudCode.Connecting, 2, 'Connecting'],
    [CloudCode.Authenticating, 3, 'Authenticating'],
    [CloudCode.Refused, 4, 'The controller refused the connection'],
    [CloudCode.WrongKey, 5, 'The key is wrong'],
    [CloudCode.TimedOut, 6, 'The controller does not respond'],
  ])('detail code %i is in words', (code, number, key) => {
    expect(code).toBe(number);
    expect(cloudCodeMessage(code)).toEqual({ key });
  });

  it('keeps the number of a detail code that is not known', () => {
    expect(cloudCodeMessage(42)).toEqual({ key: 'Unknown ({code})', values: { code: 42 } });
  });
});

describe('the link to the controller', () => {
  it('opens only below the allowed domains', () => {
    expect(cloudLink({ uiUrl: 'https://unifi.ui.com/device/1' })).toBe('https://unifi.ui.com/device/1');
    expect(cloudLink({ uiUrl: 'https://ui.com.evil.example/' })).toBeUndefined();
    expect(cloudLink({ uiUrl: undefined })).toBeUndefined();
  });

  it('takes the domains of the build', () => {
    expect(cloudLink({ uiUrl: 'https://noc.example/x' }, ['noc.example'])).toBe('https://noc.example/x');
    expect(cloudLink({ uiUrl: 'https://unifi.ui.com/' }, ['noc.example'])).toBeUndefined();
  });
});
