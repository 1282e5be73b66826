import { SettingsContextModel } from '../configuration/change-models.ts';
import { ExpectedOutageToken } from '../outage/expected-outage.ts';
import { TOOL_PORTS } from '../tool-runs/tool-ports.ts';
import { SiteSurveyPort } from './site-survey.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createSiteSurveyModel, SiteSurveyModel } from './site-survey.model.ts';

/** The parts of the page. */
export const SITE_SURVEY_MODELS = [
  bindModel(SiteSurveyModel, createSiteSurveyModel, {
    ...TOOL_PORTS,
    siteSurvey: SiteSurveyPort,
    settings: SettingsContextModel,
    outage: ExpectedOutageToken,
  }),
];
