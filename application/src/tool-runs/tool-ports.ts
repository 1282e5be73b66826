import { Clock } from '../clock/clock.port.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import type { Tokens } from '../wiring/model-binding.ts';
import { RunningToolsModel } from './running-tools.model.ts';

/** What every tool needs beside its own port. */
export interface ToolPorts {
  readonly tools: RunningToolsModel;
  readonly sessionStore: SessionStore;
  readonly status: Pick<StatusModel, 'slice' | '$failures'>;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** Where these are found: `bindModel(PingModel, createPingModel, { ...TOOL_PORTS, ping: PingPort })`. */
export const TOOL_PORTS: Tokens<ToolPorts> = {
  tools: RunningToolsModel,
  sessionStore: SessionStore,
  status: StatusModel,
  download: DownloadPort,
  clock: Clock,
};
