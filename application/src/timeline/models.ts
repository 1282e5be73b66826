import { SnapshotsModel } from '../configuration/change-models.ts';
import { Clock } from '../clock/clock.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { LinkHistoryPort } from '../history/link-history.port.ts';
import { LogPort } from '../log/log.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { WeatherPort } from '../weather/weather.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { RecorderModel } from './recorder.token.ts';
import { createTimelineModel, TimelineModel } from './timeline.model.ts';

/** The parts of the page. */
export const TIMELINE_MODELS = [
  bindModel(TimelineModel, createTimelineModel, {
    recorder: RecorderModel,
    status: StatusModel,
    snapshots: SnapshotsModel,
    editing: EditingModel,
    historyPort: LinkHistoryPort,
    log: LogPort,
    weather: WeatherPort,
    visibility: VisibilityPort,
    download: DownloadPort,
    clock: Clock,
  }),
];
