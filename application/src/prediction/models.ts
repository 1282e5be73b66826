import { PermittedApply, SettingsContextModel } from '../configuration/change-models.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel, type ModelBinding } from '../wiring/model-binding.ts';
import { createPredictionModel, PredictionModel } from './prediction.model.ts';

/** The model of the review's prediction, loaded with it. */
export const PREDICTION_MODELS: readonly ModelBinding[] = [
  bindModel(PredictionModel, createPredictionModel, {
    editing: EditingModel,
    status: StatusModel,
    apply: PermittedApply,
    settings: SettingsContextModel,
    preferencesPort: PreferencesPort,
  }),
];
