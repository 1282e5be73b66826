import type { ConfigText } from './config-text.ts';
import { type ConfigSection, entriesOf, section } from './section.ts';

const NO_ADDRESS = '0.0.0.0';

/** Address under which the page is reached; the unspecified one when a client asks for it or none is set. */
export function managementAddress(config: ConfigText): string {
  const entry = managementEntry(config);
  return (entry && leaf(entry, 'ip')) ?? NO_ADDRESS;
}

/** Interface that carries that address. */
export function managementInterface(config: ConfigText): string {
  const entry = managementEntry(config) ?? unaddressedManagement(config);
  return (entry && leaf(entry, 'devname')) ?? 'br0';
}

/** The management interface whose address a DHCP server assigns. */
function unaddressedManagement(config: ConfigText): ConfigSection | undefined {
  const interfaces = entriesOf(section(config, 'netconf')).map(([, entry]) => entry);
  return interfaces.find(entry => leaf(entry, 'role') === 'mlan' && leaf(entry, 'status') !== 'disabled');
}

/** The management interface if there is one, else the LAN, else the first bridge with an address, else any interface with one. */
function managementEntry(config: ConfigText): ConfigSection | undefined {
  const interfaces = entriesOf(section(config, 'netconf')).map(([, entry]) => entry);
  const addressed = interfaces
    .filter(entry => leaf(entry, 'status') !== 'disabled')
    .filter(entry => ![undefined, '', NO_ADDRESS].includes(leaf(entry, 'ip')));
  return (
    addressed.find(entry => leaf(entry, 'role') === 'mlan') ??
    addressed.find(entry => leaf(entry, 'role') === 'lan') ??
    addressed.find(entry => leaf(entry, 'devname')?.startsWith('br')) ??
    addressed[0]
  );
}

/** Gateway of the default route; the unspecified address without one. */
export function gatewayAddress(config: ConfigText): string {
  const routes = entriesOf(section(config, 'route')).map(([, entry]) => entry);
  const standard = routes.find(
    entry => leaf(entry, 'ip') === NO_ADDRESS && leaf(entry, 'status') !== 'disabled',
  );
  return (standard && leaf(standard, 'gateway')) ?? NO_ADDRESS;
}

function leaf(entry: ConfigSection, name: string): string | undefined {
  return entry.children.get(name)?.value;
}
