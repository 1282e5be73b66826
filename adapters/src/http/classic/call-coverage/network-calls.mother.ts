import { calm } from '../../polling/calm.mother.ts';
import { ClassicDhcpClient, ClassicPppoe } from '../address-services/address-services.adapter.ts';
import { ClassicEthernet } from '../ethernet/ethernet.adapter.ts';
import { ClassicHardware } from '../hardware/hardware.adapter.ts';
import { ClassicNetworkTables } from '../network-tables/network-tables.adapter.ts';
import { callsOf, type ClassicCall } from './classic-call.mother.ts';

const tables = callsOf('ClassicNetworkTables', client => new ClassicNetworkTables(client));
const dhcp = callsOf('ClassicDhcpClient', client => new ClassicDhcpClient(client));
const pppoe = callsOf('ClassicPppoe', client => new ClassicPppoe(client));
const ethernet = callsOf('ClassicEthernet', client => new ClassicEthernet(client, calm.heartbeat));
const hardware = callsOf('ClassicHardware', client => new ClassicHardware(client));

/** Calls of tables, addresses and ports. */
export const NETWORK_CALLS: readonly ClassicCall[] = [
  tables(
    'GET /ipscan.cgi',
    'listScannedAddresses',
    'scannedAddresses',
    (each, options) => each.scannedAddresses(options),
    { survives: ['empty', 'truncated'] },
  ),
  tables('GET /arp.cgi', 'readArpTable', 'arp', (each, options) => each.arp(options)),
  tables('GET /brmacs.cgi', 'readBridgeTable', 'bridge', (each, options) => each.bridge(options)),
  tables('GET /sroutes.cgi', 'readRoutes', 'routes', (each, options) => each.routes(options)),
  tables('GET /api/dhcp-server/leases', 'readDhcpLeases', 'leases', (each, options) => each.leases(options)),
  tables('GET /api/firewall/user-rules', 'readFirewallRules', 'firewall', (each, options) =>
    each.firewall(options),
  ),
  tables('GET /api/firewall/port-forward', 'readPortForwards', 'portForwards', (each, options) =>
    each.portForwards(options),
  ),
  dhcp('GET /api/dhcp-client/info', 'readDhcpClient', 'read', (each, options) => each.read(options)),
  dhcp('POST /api/dhcp-client/renew', 'renewDhcpLease', 'renew', (each, options) =>
    each.renew('br0', options),
  ),
  dhcp('POST /api/dhcp-client/release', 'releaseDhcpLease', 'release', (each, options) =>
    each.release('br0', options),
  ),
  pppoe('GET /api/pppoe/info', 'readPppoe', 'read', (each, options) => each.read(options)),
  pppoe('POST /api/pppoe/restart', 'restartPppoe', 'restart', (each, options) =>
    each.restart('ppp0', options),
  ),
  ethernet('GET /ethtool.cgi', 'readEthernet', 'read', (each, options) => each.read('eth0', options)),
  ethernet('POST /ethtool.cgi', 'testCable', 'testCable', (each, options) => each.testCable('eth0', options)),
  hardware('GET /btstatus.cgi', 'readBluetooth', 'bluetooth', (each, options) => each.bluetooth(options)),
  hardware('GET /antlist.cgi', 'listAntennas', 'antennas', (each, options) => each.antennas(options)),
];
