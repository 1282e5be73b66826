import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { ConstellationModel, createConstellationModel } from './constellation.model.ts';

/** The parts of the page. */
export const CONSTELLATION_MODELS = [
  bindModel(ConstellationModel, createConstellationModel, { status: StatusModel }),
];
