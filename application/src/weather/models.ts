import { Clock } from '../clock/clock.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createWeatherModel, WeatherModel } from './weather.model.ts';
import { WeatherPort } from './weather.port.ts';

/** Rain on the dashboard of a 60 GHz link. */
export const WEATHER_MODELS = [
  bindModel(WeatherModel, createWeatherModel, {
    weather: WeatherPort,
    status: StatusModel,
    editing: EditingModel,
    visibility: VisibilityPort,
    clock: Clock,
  }),
];
