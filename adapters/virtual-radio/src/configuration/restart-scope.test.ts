import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { restartScope } from './restart-scope.ts';

const BEFORE = 'netmode=bridge\nradio.1.txpower=10\nsnmp.contact=me\nsystem.timezone=GMT\n';

/** What a change of one line costs. */
const scopeOf = (after: string) => restartScope(ConfigText.parse(BEFORE), ConfigText.parse(after));
const changed = (line: string) => scopeOf(`${BEFORE}${line}\n`);

describe('a change of the configuration', () => {
  it('a change of the configuration that is none costs nothing', () => {
    expect(scopeOf(BEFORE)).toEqual({ fast: true, dropsLinks: false });
  });

  it('a change of the configuration of the order of its lines is none', () => {
    expect(scopeOf(BEFORE.split('\n').toReversed().join('\n')).fast).toBe(true);
  });

  // §classic.writecfg.
  it.each(['radio.1.freq', 'wireless.1.ssid', 'aaa.1.wpa.psk', 'wpasupplicant.status'])(
    'a change of the configuration of the link restarts it: %s',
    key => {
      expect(changed(`${key}=x`)).toEqual({ fast: false, dropsLinks: true });
    },
  );

  it.each(['netconf.1.ip', 'bridge.2.devname', 'vlan.1.id', 'netmode'])(
    'a change of the configuration of the network restarts it and leaves the stations: %s',
    key => {
      expect(changed(`${key}=x`)).toEqual({ fast: false, dropsLinks: false });
    },
  );

  it.each(['snmp.contact', 'httpd.port', 'system.timezone', 'users.1.name', 'radiolink.x', 'netmodes'])(
    'a change of the configuration of a service reloads it: %s',
    key => {
      expect(changed(`${key}=x`)).toEqual({ fast: true, dropsLinks: false });
    },
  );

  it('a change of the configuration that removes a line counts as one that writes it', () => {
    expect(scopeOf(BEFORE.replace('radio.1.txpower=10\n', ''))).toEqual({ fast: false, dropsLinks: true });
  });

  it('a change of the configuration of several sections costs what the dearest costs', () => {
    expect(changed('snmp.contact=you\nnetconf.1.ip=10.0.0.1').fast).toBe(false);
  });
});
