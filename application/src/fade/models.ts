import { EditingModel } from '../configuration/editing.model.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import { DashboardModel } from '../status/dashboard.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { WEATHER_MODELS } from '../weather/models.ts';
import { WeatherModel } from '../weather/weather.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createFadeModel, FadeModel } from './fade.model.ts';

/** The fade margin of the link, and the rain that takes of it. */
export const FADE_MODELS = [
  ...WEATHER_MODELS,
  bindModel(FadeModel, createFadeModel, {
    status: StatusModel,
    dashboard: DashboardModel,
    editing: EditingModel,
    weather: WeatherModel,
    preferencesPort: PreferencesPort,
  }),
];
