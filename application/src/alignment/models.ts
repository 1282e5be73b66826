import { Clock } from '../clock/clock.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { SessionModel } from '../session/session.model.ts';
import { SessionStore } from '../session/session-store.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { StatusPort } from '../status/status.port.ts';
import { AlignmentPort } from './alignment.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { AlignmentModel, createAlignmentModel } from './alignment.model.ts';
import { createMastModel, MastModel } from './mast.model.ts';
import { AudioHapticsPort } from './audio-haptics.port.ts';

/** The parts of the page. */
export const ALIGNMENT_MODELS = [
  bindModel(AlignmentModel, createAlignmentModel, {
    alignment: AlignmentPort,
    statusPort: StatusPort,
    status: StatusModel,
    session: SessionModel,
    sessionStore: SessionStore,
    visibility: VisibilityPort,
  }),
  bindModel(MastModel, createMastModel, {
    senses: AudioHapticsPort,
    alignment: AlignmentModel,
    clock: Clock,
  }),
];
