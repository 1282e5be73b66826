import { AIRVIEW_PORT, checkSystemPort, type PortsInUse } from '../../network/validators.ts';
import type { SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';

interface ServicePort {
  /** Name of the protocol, the same in every language. */
  readonly name: string;
  readonly key: string;
  /** All must be enabled for the service to listen. */
  readonly switches: readonly string[];
  readonly standard: number;
}

/** The servers of the device that an administrator may move to another port. §5.system-port. */
export const SERVICE_PORTS: readonly ServicePort[] = [
  { name: 'HTTP', key: 'httpd.port', switches: ['httpd.status'], standard: 80 },
  {
    name: 'HTTPS',
    key: 'httpd.https.port',
    switches: ['httpd.status', 'httpd.https.status'],
    standard: 443,
  },
  { name: 'SSH', key: 'sshd.port', switches: ['sshd.status'], standard: 22 },
  { name: 'Telnet', key: 'telnetd.port', switches: ['telnetd.status'], standard: 23 },
];

/** The web server runs on a device that says nothing of it. */
const STANDARD_SWITCH: Readonly<Record<string, string>> = { 'httpd.status': 'enabled' };

/** Key of the port of the spectrum view. */
export const AIRVIEW_KEY = 'airview.tcp_port';

/** Services listening on the device in addition to the one with this port key. */
export function portsInUse({ values }: SettingsContext, except: string): PortsInUse {
  const airview = except === AIRVIEW_KEY ? 0 : Number(values.get(AIRVIEW_KEY) || AIRVIEW_PORT);
  return {
    services: SERVICE_PORTS.filter(({ key }) => key !== except).map(({ name, key, switches, standard }) => ({
      name,
      port: Number(values.get(key) || standard),
      enabled: switches.every(status => (values.get(status) ?? STANDARD_SWITCH[status]) === 'enabled'),
    })),
    airviewPort: airview,
  };
}

/** A port that neither the system nor another enabled service uses. */
export function servicePort(key: string): SettingRule {
  return (value, context) => checkSystemPort(value, portsInUse(context, key));
}
