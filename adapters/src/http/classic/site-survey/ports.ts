import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { ClassicSiteSurvey } from './site-survey.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the site survey, by the classic interface. */
export const PORTS = [port(SiteSurveyPort, ({ client, ...rest }) => new ClassicSiteSurvey(client, rest))];
