import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { V1SiteSurvey } from './site-survey.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of the site survey, by the versioned interface. */
export const PORTS = [port(SiteSurveyPort, ({ client, ...rest }) => new V1SiteSurvey(client, rest))];
