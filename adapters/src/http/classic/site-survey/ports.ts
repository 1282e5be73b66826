import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { ClassicSiteSurvey } from './site-survey.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the site survey, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(SiteSurveyPort, ({ client, ...rest }) => new ClassicSiteSurvey(client, rest)),
];
