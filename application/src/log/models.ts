import { Clock } from '../clock/clock.port.ts';
import { LogPort } from './log.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createLogModel, LogModel } from './log.model.ts';

/** The parts of the page. */
export const LOG_MODELS = [
  bindModel(LogModel, createLogModel, {
    log: LogPort,
    session: SessionModel,
    sessionStore: SessionStore,
    status: StatusModel,
    download: DownloadPort,
    clock: Clock,
  }),
];
