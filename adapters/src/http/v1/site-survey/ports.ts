import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { V1SiteSurvey } from './site-survey.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the site survey, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  port(SiteSurveyPort, ({ client, ...rest }) => new V1SiteSurvey(client, rest)),
];
