import { diffConfigs, shownChanges } from '../configuration/index.ts';
import { pageUrl } from '../network/page-address.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { type ManagementAfter, planNetworkMode, UNKNOWN_BOARD } from '../network-mode/index.ts';
import { wordsOfLostHost } from '../settings/checks/watchdog.ts';
import { inEnglish } from '../settings/english.ts';
import { namesBetween } from '../settings/index.ts';
import { visibleJson, visibleText } from '../text/text.ts';
import { readBoard } from './board-file.ts';
import {
  type CliIo,
  EXIT_FOUND,
  EXIT_OK,
  EXIT_USAGE,
  type ExitCode,
  jsonChange,
  printChange,
  readConfig,
} from './cli-io.ts';

/** A configuration, the mode that it is to take, and what is known beside it. */
export interface PlanModeRequest {
  readonly file: string;
  readonly target: NetworkMode;
  readonly board?: string | undefined;
  readonly previous?: string | undefined;
  readonly json: boolean;
}

/** `radiolink-config plan-mode`: prints the changes that lead to a network mode, and where the device is managed then. */
export function planModeCommand(request: PlanModeRequest, io: CliIo): ExitCode {
  const { file, target, board, previous, json } = request;
  const config = readConfig(file, io);
  const boardInfo = board === undefined ? UNKNOWN_BOARD : readBoard(board, io);
  const before = previous === undefined ? undefined : readConfig(previous, io);
  const isUnread = boardInfo === undefined || (previous !== undefined && before === undefined);
  if (config === undefined || isUnread) return EXIT_USAGE;
  if (board === undefined) io.err('No board file: one Ethernet port and every network mode are assumed.');
  const plan = planNetworkMode(config, boardInfo, target, { previous: before });
  if (!plan.ok) {
    io.err(visibleText(`${file}: ${inEnglish(plan.problem)}`));
    return EXIT_USAGE;
  }
  const changes = shownChanges(
    diffConfigs(config, plan.configuration),
    namesBetween(config.entries(), plan.configuration.entries()),
  );
  const remarks = wordsOfLostHost(config.entries(), plan.configuration.entries());
  if (json) {
    const shown = { file, target, management: plan.management, changes: changes.map(jsonChange) };
    io.out(visibleJson(remarks.length === 0 ? shown : { ...shown, remarks }));
  } else {
    for (const change of changes) printChange(change, io);
    for (const remark of remarks) io.out(visibleText(remark));
    io.out(visibleText(managementWords(plan.management)));
  }
  return changes.length > 0 ? EXIT_FOUND : EXIT_OK;
}

function managementWords({ devname, ports, overRadio, vlanId, address, fallback }: ManagementAfter): string {
  const at =
    address === undefined
      ? `at an address from DHCP${fallback === undefined ? '' : `, or at ${fallback} while no server responds`}`
      : `at ${pageUrl(address)}`;
  const through = [...ports, ...(overRadio ? ['the radio link'] : [])].join(', ');
  const tag = vlanId === undefined ? '' : `, tagged with VLAN ${vlanId}`;
  return `Managed ${at} on ${devname}${through === '' ? '' : ` (${through}${tag})`}.`;
}
