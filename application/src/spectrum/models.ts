import { SettingsContextModel } from '../configuration/change-models.ts';
import { Clock } from '../clock/clock.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StartModel } from '../start/start.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { ChannelDataPort, SpectrumPort } from './spectrum.port.ts';
import { createSpectrumModel, SpectrumModel } from './spectrum.model.ts';

/** The parts of the page. */
export const SPECTRUM_MODELS = [
  bindModel(SpectrumModel, createSpectrumModel, {
    spectrum: SpectrumPort,
    channelData: ChannelDataPort,
    status: StatusModel,
    start: StartModel,
    session: SessionModel,
    sessionStore: SessionStore,
    settings: SettingsContextModel,
    visibility: VisibilityPort,
    download: DownloadPort,
    clock: Clock,
  }),
];
