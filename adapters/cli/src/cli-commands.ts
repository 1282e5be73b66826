import { APPLY } from './apply/index.ts';
import { BACKUP } from './backup/index.ts';
import { CHECK } from './check/index.ts';
import type { CliCommand } from './cli-command.ts';
import { DIFF } from './diff/index.ts';
import { EXPORTER } from './exporter/index.ts';
import { FIRMWARE } from './firmware/index.ts';
import { LINK_CHANGE } from './link-change/index.ts';
import { MCP } from './mcp/index.ts';
import { PLAN } from './plan/index.ts';
import { REBOOT } from './reboot/index.ts';
import { STATIONS } from './stations/index.ts';
import { STATUS } from './status/index.ts';
import { SURVEY } from './survey/index.ts';
import { EXPLAIN } from './explain/index.ts';
import { GET } from './get/index.ts';
import { LOCATE } from './locate/index.ts';
import { LOG } from './log/index.ts';
import { PING } from './ping/index.ts';
import { RESTORE } from './restore/index.ts';
import { SPEEDTEST } from './speedtest/index.ts';
import { SUPPORT_FILE } from './support-file/index.ts';
import { TRACEROUTE } from './traceroute/index.ts';
import { WATCH } from './watch/index.ts';

/** Every command, in the order of the help: one line each. Dispatch, help and completion come from it. */
export const CLI_COMMANDS: readonly CliCommand[] = [
  STATUS,
  WATCH,
  STATIONS,
  SURVEY,
  PING,
  TRACEROUTE,
  SPEEDTEST,
  LOG,
  LOCATE,
  SUPPORT_FILE,
  GET,
  BACKUP,
  CHECK,
  DIFF,
  EXPLAIN,
  PLAN,
  APPLY,
  RESTORE,
  LINK_CHANGE,
  REBOOT,
  FIRMWARE,
  EXPORTER,
  MCP,
];
