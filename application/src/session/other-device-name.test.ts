import { describe, expect, it } from 'vitest';
import { otherDeviceName } from './session.model.ts';
import type { SessionValues } from './session-store.port.ts';
import { sessionStoreOf } from './session-store.mother.ts';

const RIDGE = '02:00:00:00:00:01';
const VALLEY = '02:00:00:00:00:02';
const nameOf = (
  device: Parameters<typeof otherDeviceName>[0],
  session: Partial<SessionValues> = { boardinfo: 'board.name=LiteBeam 5AC\nboard.hwaddr=020000000001\n' },
) => otherDeviceName(device, sessionStoreOf(session).store);

describe('the name of a device that answers without a login', () => {
  it('the name of a device that answers without a login is its MAC, in upper case, where it is another than that of the login', () => {
    expect(nameOf({ mac: '02:00:00:00:00:0a', productName: 'LiteBeam 5AC' })).toBe('02:00:00:00:00:0A');
  });

  it('the name of a device that answers without a login is none where it is the MAC of the login, in whatever case', () => {
    expect(nameOf({ mac: RIDGE.toLowerCase(), productName: 'Wave AP' })).toBeUndefined();
  });

  it('the name of a device that answers without a login is none where it is any of the MACs that this tab saw', () => {
    const session = { device_macs: `${VALLEY},02:00:00:00:00:03` };
    expect(nameOf({ mac: '02:00:00:00:00:03' }, session)).toBeUndefined();
    expect(nameOf({ mac: RIDGE }, session)).toBe(RIDGE);
  });

  it('the name of a device that answers without a login is its product where it reports no MAC', () => {
    expect(nameOf({ productName: 'Wave AP' })).toBe('Wave AP');
    expect(nameOf({ productName: 'LiteBeam 5AC' })).toBeUndefined();
  });

  it('the name of a device that answers without a login is its product where this session knows no MAC', () => {
    const session = { boardinfo: 'board.name=LiteBeam 5AC\n', device_macs: '' };
    expect(nameOf({ mac: VALLEY, productName: 'Wave AP' }, session)).toBe('Wave AP');
    expect(nameOf({ mac: VALLEY, productName: 'LiteBeam 5AC' }, session)).toBeUndefined();
  });

  it.each([
    ['a device that says nothing', {}, undefined],
    ['a session that knows nothing', { mac: VALLEY, productName: 'Wave AP' }, {}],
  ] as const)('the name of a device that answers without a login is none of %s', (_, device, session) => {
    expect(nameOf(device, session)).toBeUndefined();
  });
});
