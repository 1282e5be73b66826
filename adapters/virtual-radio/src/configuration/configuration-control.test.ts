import { describe, expect, it } from 'vitest';
import { ConfigText } from '@radiolink/domain/configuration';
import { TestClock } from '../testing/radio-client.mother.ts';
import { ConfigurationControl, restartScope, type RestartScope } from './configuration-control.ts';
import { ConfigurationCopies } from './configuration-copies.ts';

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

const SAVED = { test: false, noSave: false };
const TEST = { test: true, noSave: false };
const config = (contact: string): ConfigText => ConfigText.parse(`snmp.contact=${contact}\n`);

/** A device that runs `old`, and the scopes of everything that it was made to run. */
function aDevice() {
  const clock = new TestClock();
  const scopes: RestartScope[] = [];
  const copies = new ConfigurationCopies({ 'snmp.contact': 'old' });
  const control = new ConfigurationControl(copies, { clock }, scope => void scopes.push(scope));
  return { clock, control, copies, scopes, contact: () => copies.running.get('snmp.contact') };
}

describe('a test of a configuration', () => {
  it('ends 240 s after it began', () => {
    const { clock, control } = aDevice();
    control.write(config('new'), TEST);
    expect([control.trialSecondsLeft, control.testEndsAt! - clock.now()]).toEqual([240, 240_000]);
    clock.advance(239.5);
    expect(control.trialSecondsLeft).toBe(1);
    clock.advance(10);
    expect(control.trialSecondsLeft).toBe(0);
  });

  it('reverts to what ran before, which is still what is stored', () => {
    const { control, contact } = aDevice();
    control.write(config('new'), TEST);
    control.revertTest();
    expect([contact(), control.isTesting, control.outcome]).toEqual(['old', false, 'fell-back']);
  });

  it('stores what it tested when it is kept, without a restart', () => {
    const { control, copies } = aDevice();
    control.write(config('new'), TEST);
    expect(copies.stored.get('snmp.contact')).toBe('old');
    expect(control.apply()).toEqual({ fast: true, dropsLinks: false });
    expect([copies.stored.get('snmp.contact'), control.outcome]).toEqual(['new', 'kept']);
  });

  it('a test of a configuration that is not to be saved runs on when it is kept, until a restart', () => {
    const { control, contact } = aDevice();
    control.write(config('new'), { test: true, noSave: true });
    control.apply();
    expect(contact()).toBe('new');
    control.restart();
    expect(contact()).toBe('old');
  });

  it('a test of a configuration has no outcome while it runs', () => {
    const { control } = aDevice();
    control.write(config('new'), TEST);
    control.apply();
    control.write(config('newer'), TEST);
    expect(control.outcome).toBeUndefined();
  });

  it('a test of a configuration is kept by a request of a logged-in user only where it asked for that', () => {
    const { control } = aDevice();
    control.write(config('new'), TEST);
    control.reached();
    expect(control.isTesting).toBe(true);
    control.endTest();
    control.write(config('new'), { ...TEST, keptWhenReached: true });
    control.reached();
    expect([control.isTesting, control.outcome]).toEqual([false, 'kept']);
  });

  it('lets no backup wait', () => {
    const { control, copies } = aDevice();
    control.write(config('new'), TEST);
    expect([control.stage(config('backup')), copies.staged]).toEqual([false, undefined]);
  });

  it('reverts to a password that was changed during it', () => {
    const { control, copies, contact } = aDevice();
    control.write(config('new'), TEST);
    control.patch(new Map([['users.1.password', '$1$a$b']]));
    control.endTest();
    expect([contact(), copies.running.get('users.1.password')]).toEqual(['old', '$1$a$b']);
  });

  it('a test of a configuration goes on after it was put away and taken up again', () => {
    const { clock, control, copies } = aDevice();
    control.write(config('new'), { ...TEST, keptWhenReached: true });
    const stored = JSON.parse(JSON.stringify(control.trial)) as typeof control.trial;
    const later = new ConfigurationControl(copies, { clock }, () => undefined);
    later.load(stored);
    clock.advance(40);
    expect(later.trialSecondsLeft).toBe(200);
    later.endTest();
    expect(copies.running.get('snmp.contact')).toBe('old');
  });
});

describe('a device without a test', () => {
  it('a device without a test has nothing to keep, to end or to count', () => {
    const { control, scopes } = aDevice();
    expect([control.apply(), control.endTest(), control.trial, control.testEndsAt]).toEqual([
      undefined,
      undefined,
      null,
      undefined,
    ]);
    control.revertTest();
    control.reached();
    expect([scopes, control.outcome]).toEqual([[], undefined]);
  });

  it('applies a backup that waits, and stores it', () => {
    const { control, copies } = aDevice();
    expect(control.stage(config('backup'))).toBe(true);
    control.apply();
    expect([copies.stored.get('snmp.contact'), copies.staged]).toEqual(['backup', undefined]);
  });

  it('drops a backup that waits for a configuration that is written', () => {
    const { control, copies } = aDevice();
    control.stage(config('backup'));
    control.write(config('new'), SAVED);
    expect([copies.staged, copies.stored.get('snmp.contact')]).toEqual([undefined, 'new']);
  });

  it('says how deep each change goes', () => {
    const { control, scopes } = aDevice();
    control.write(config('new'), SAVED);
    control.write(ConfigText.parse('snmp.contact=new\nradio.1.freq=5500\n'), SAVED);
    expect(scopes).toEqual([
      { fast: true, dropsLinks: false },
      { fast: false, dropsLinks: true },
    ]);
  });
});
