import { type Finding, finding } from '../finding.ts';
import type { SettingsContext } from '../settings-context.ts';
import { checkHostAddresses, checkOverlappingNetworks, checkRepeatedAddresses } from './addresses.ts';
import type { CrossCheck } from './cross-check.ts';
import { checkDhcpRanges, checkPoolSubnets, checkReservations } from './dhcp-subnet.ts';
import { checkFallbacks } from './fallbacks.ts';
import { checkGateways } from './gateways.ts';
import { checkMirrors } from './mirrors.ts';
import { checkCenterFrequency, checkLedOrder, checkSecuritySide } from './radio-consistency.ts';
import { checkForwardedRanges, checkForwardHosts, checkRepeatedForwards } from './forwards.ts';
import {
  checkBridgesInBridges,
  checkRepeatedAccounts,
  checkRepeatedNameServers,
  checkRepeatedRoutes,
  checkRepeatedRules,
  checkRouteNetworks,
  checkRuleNetworks,
  checkRulePorts,
} from './lists.ts';
import { checkBoardParts } from './other-model.ts';
import { checkWatchdog } from './watchdog.ts';
import {
  checkRepeatedBridgePorts,
  checkRepeatedInterfaces,
  checkRepeatedServices,
  checkRepeatedStations,
  checkRepeatedTimeServers,
  checkRepeatedVlans,
} from './repeated-entries.ts';
import { checkFixedSpeeds, checkRouteTargets, checkSshKeyCount } from './routes-and-speeds.ts';
import { checkWaysToLogIn } from './ways-to-log-in.ts';

const CROSS_CHECKS: readonly CrossCheck[] = [
  checkBoardParts,
  checkDhcpRanges,
  checkPoolSubnets,
  checkReservations,
  checkRepeatedAddresses,
  checkHostAddresses,
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
];

/** Values that each pass their rule but contradict each other. */
export function contradictions(context: SettingsContext): readonly Finding[] {
  return CROSS_CHECKS.flatMap(check =>
    check(context).map(({ key, problem, severity, ...rest }) =>
      finding(key, problem, severity, context, rest),
    ),
  );
}
