import { settingsContext } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { factsOf } from './services-frame.tsx';
import { SERVICE_LINES } from './service-lines.ts';

const wordsOf = (section: string, values: Readonly<Record<string, string>>): readonly string[] =>
  factsOf(SERVICE_LINES[section]?.facts ?? [], settingsContext(new Map(Object.entries(values)))).map(
    ({ label, value }) => (label === undefined ? value : `${label} ${value}`),
  );

describe('the line of a service says', () => {
  it('its port, also where the device holds none and uses its default', () => {
    expect(wordsOf('ssh-server', { 'sshd.status': 'enabled', 'sshd.port': '2222' })).toEqual(['Port 2222']);
    expect(wordsOf('ssh-server', { 'sshd.status': 'enabled' })).toEqual(['Port 22']);
  });

  it('both ports of the web server, the encrypted one only where there is encryption', () => {
    const web = { 'httpd.status': 'enabled', 'httpd.port': '80', 'httpd.https.port': '8443' };
    expect(wordsOf('web-server', { ...web, 'httpd.https.status': 'enabled' })).toEqual([
      'HTTP 80',
      'HTTPS 8443',
    ]);
    expect(wordsOf('web-server', { ...web, 'httpd.https.status': 'disabled' })).toEqual(['HTTP 80']);
  });

  it('the time servers that are asked, and no other', () => {
    const servers = {
      'ntpclient.status': 'enabled',
      'ntpclient.1.server': 'one.example.net',
      'ntpclient.1.status': 'enabled',
      'ntpclient.2.server': 'two.example.net',
      'ntpclient.2.status': 'disabled',
      'ntpclient.3.server': '',
      'ntpclient.3.status': 'enabled',
    };
    expect(wordsOf('ntp-servers', servers)).toEqual(['one.example.net']);
  });

  it('the line of a service says where the log goes, if it leaves the device', () => {
    const log = { 'syslog.status': 'enabled', 'syslog.remote.ip': '192.0.2.9' };
    expect(wordsOf('system-log', { ...log, 'syslog.remote.status': 'enabled' })).toEqual(['192.0.2.9']);
    expect(wordsOf('system-log', { ...log, 'syslog.remote.status': 'disabled' })).toEqual([]);
  });

  it('nothing of a service that is off', () => {
    expect(wordsOf('ssh-server', { 'sshd.status': 'disabled', 'sshd.port': '22' })).toEqual([]);
  });
});
