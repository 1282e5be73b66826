import { Clock } from '../clock/clock.port.ts';
import { RestartPort } from './restart.port.ts';
import { ExpectedOutageToken } from '../outage/expected-outage.ts';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createRestartModel, RestartModel } from './restart.model.ts';
import { createSystemModel, SystemModel } from './system.model.ts';

/** The parts of the page. */
export const SYSTEM_MODELS = [
  bindModel(SystemModel, createSystemModel, { status: StatusModel }),
  bindModel(RestartModel, createRestartModel, {
    restart: RestartPort,
    start: StartModel,
    status: StatusModel,
    outage: ExpectedOutageToken,
    clock: Clock,
  }),
];
