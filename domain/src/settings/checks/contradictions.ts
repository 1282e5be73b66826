import { message } from '../../errors/message.ts';
import { freeNetworkAddress } from '../../network/ipv4-subnet.ts';
import { isEthernet } from '../../network/interface-kind.ts';
import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { SSH_KEYS_MAX } from '../../ssh/ssh-key.ts';
import { settingsCatalogue } from '../catalogue.ts';
import { type Finding, finding } from '../finding.ts';
import { mayBeInUse } from '../section-switches.ts';
import type { SettingsContext } from '../settings-context.ts';
import {
  checkAddressesOff,
  checkHostAddresses,
  checkOverlappingNetworks,
  checkRepeatedAddresses,
} from './addresses.ts';
import {
  checkAddressedPorts,
  checkBridgesInBridges,
  checkClientsOnPorts,
  checkMasqueradedLan,
  checkMtuOfCarrier,
  checkUsedInterfaces,
  checkVlanParents,
} from './used-interfaces.ts';
import { type Contradiction, type CrossCheck, entriesInUse } from './cross-check.ts';
import { checkDhcpRanges, checkPoolSubnets, checkReservations } from './dhcp-subnet.ts';
import { checkForwardedRanges, checkForwardHosts, checkRepeatedForwards } from './forwards.ts';
import { checkGateways, checkOwnServers, checkServersByName } from './gateways.ts';
import {
  checkEmptyAccessList,
  checkRepeatedAccounts,
  checkRepeatedBridgePorts,
  checkRepeatedInterfaces,
  checkRepeatedNameServers,
  checkRepeatedRoutes,
  checkRepeatedRules,
  checkRepeatedServices,
  checkRepeatedStations,
  checkRepeatedTimeServers,
  checkRepeatedVlans,
  checkRouteNetworks,
  checkRuleNetworks,
  checkRulePorts,
} from './lists.ts';
import { checkBoardParts } from './other-model.ts';
import { isOnLink, ownNetworks } from './own-networks.ts';
import { checkWatchdog } from './watchdog.ts';
import { checkAdministrator, checkWaysToLogIn } from './ways-to-log-in.ts';
import { checkAccountsServer, checkCenterFrequency, checkLedOrder, checkSecuritySide } from './wireless.ts';

/**
 * The fallback address of a DHCP or PPPoE client is in a network of its own: in that of another interface, the device
 * would have two ways into it. reading 48.
 */
const checkFallbacks: CrossCheck = context => {
  const { known } = ownNetworks(context);
  return ['dhcpc', 'ppp']
    .flatMap(section => entriesInUse(context, section))
    .flatMap((entry): readonly Contradiction[] => {
      const key = `${entry}.fallback`;
      const address = context.values.get(key) ?? '';
      const devname = context.values.get(`${entry}.devname`) ?? '';
      if (!isIpv4(address) || address === IPV4_ANY) return [];
      const other = known.find(network => network.devname !== devname && isOnLink(address, network));
      if (other === undefined) return [];
      const free = freeNetworkAddress(known, FALLBACK_THIRD);
      return [
        {
          key,
          problem: message('{interface} has this network already, with the address {address}.', {
            interface: other.devname,
            address: other.ip,
          }),
          severity: 'note',
          terms: [`${other.entry}.ip`, `${other.entry}.netmask`],
          repair: {
            label: message('Set fallback to {address}', { address: free.ip }),
            changes: new Map([
              [key, free.ip],
              [`${key}_netmask`, free.netmask],
            ]),
          },
        },
      ];
    });
};

/** A fallback is looked for from 192.168.10.1 on. §config.network-mode. */
const FALLBACK_THIRD = 10;

/** A route leads to a gateway or out of an interface. */
const checkRouteTargets: CrossCheck = context =>
  entriesInUse(context, 'route')
    .filter(entry => !context.values.get(`${entry}.gateway`) && !context.values.get(`${entry}.devname`))
    .map(entry => ({
      key: `${entry}.gateway`,
      problem: message('A route needs a gateway or an interface.'),
      severity: 'error',
    }));

/** A port that does not negotiate has a fixed speed. §4.interface-speed. */
const checkFixedSpeeds: CrossCheck = context =>
  entriesInUse(context, 'netconf')
    .filter(entry => context.values.get(`${entry}.autoneg`) === 'disabled')
    .filter(entry => isEthernet({ devname: context.values.get(`${entry}.devname`) ?? '' }))
    .filter(entry => !context.values.get(`${entry}.speed`))
    .map(
      (entry): Contradiction => ({
        key: `${entry}.speed`,
        problem: message('Set a port speed or turn on auto-negotiation.'),
        severity: 'error',
      }),
    );

/** More keys than the SSH server reads. */
const checkSshKeyCount: CrossCheck = context =>
  entriesInUse(context, 'sshd.auth.key')
    .slice(SSH_KEYS_MAX)
    .map(entry => ({
      key: `${entry}.value`,
      problem: message('The SSH server supports at most {count} keys.', { count: SSH_KEYS_MAX }),
      severity: 'error',
    }));

const mirrored = settingsCatalogue.filter(setting => setting.mirrors.length > 0);

/** Values that the device keeps in two places must be equal. The value itself is not reported: it may be a secret. */
const checkMirrors: CrossCheck = ({ values }) =>
  mirrored.flatMap(({ key, mirrors }) =>
    mirrors
      .filter(mirror => differ(values.get(key), values.get(mirror)))
      .filter(mirror => mayBeInUse(key, values) && mayBeInUse(mirror, values))
      .map(mirror => ({
        key: mirror,
        problem: message('This should be the same as {key}.', { key }),
        severity: 'note' as const,
      })),
  );

function differ(one = '', other = ''): boolean {
  return one !== '' && other !== '' && one !== other;
}

const CROSS_CHECKS: readonly CrossCheck[] = [
  checkBoardParts,
  checkDhcpRanges,
  checkPoolSubnets,
  checkReservations,
  checkRepeatedAddresses,
  checkHostAddresses,
  checkAddressesOff,
  checkOverlappingNetworks,
  checkRepeatedInterfaces,
  checkRepeatedBridgePorts,
  checkRepeatedVlans,
  checkRepeatedStations,
  checkRepeatedServices,
  checkRepeatedTimeServers,
  checkRouteTargets,
  checkGateways,
  checkFallbacks,
  checkFixedSpeeds,
  checkWaysToLogIn,
  checkSshKeyCount,
  checkCenterFrequency,
  checkLedOrder,
  checkSecuritySide,
  checkAccountsServer,
  checkMirrors,
  checkRepeatedForwards,
  checkForwardedRanges,
  checkForwardHosts,
  checkRepeatedRoutes,
  checkRepeatedNameServers,
  checkRepeatedRules,
  checkRepeatedAccounts,
  checkRouteNetworks,
  checkRuleNetworks,
  checkRulePorts,
  checkBridgesInBridges,
  checkWatchdog,
  checkOwnServers,
  checkClientsOnPorts,
  checkMtuOfCarrier,
  checkUsedInterfaces,
  checkAddressedPorts,
  checkVlanParents,
  checkMasqueradedLan,
  checkServersByName,
  checkEmptyAccessList,
  checkAdministrator,
];

/** Values that each pass their rule but contradict each other. */
export function contradictions(context: SettingsContext): readonly Finding[] {
  return CROSS_CHECKS.flatMap(check =>
    check(context).map(({ key, problem, severity, ...rest }) =>
      finding(key, problem, severity, context, rest),
    ),
  );
}
