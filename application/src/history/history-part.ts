import { Clock } from '../clock/clock.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createHistoryModel, HistoryModel } from './history.model.ts';
import { LinkHistoryPort } from './link-history.port.ts';

/** The parts of the history on the dashboard. */
export const HISTORY_MODELS = [
  bindModel(HistoryModel, createHistoryModel, {
    historyPort: LinkHistoryPort,
    visibility: VisibilityPort,
    clock: Clock,
    status: StatusModel,
  }),
];
