import type { JobStatus, SurveyCell } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** A survey as far as it has come. */
export interface SurveyProgress {
  readonly status: JobStatus;
  readonly cells: readonly SurveyCell[];
}

/** Site surveys. A scan takes a station off its channel for 10 to 40 s, and the link with it. */
export interface SiteSurveyPort {
  /** State and result of the last scan, without starting one. Rejects with `RequestFailure`. */
  last(interfaceName: string): Promise<SurveyProgress>;
  /**
   * Starts a scan and follows it to its end; responses lost with the dropped link are retried. Unsubscribing
   * ends the following, because a device cannot abort a scan.
   */
  scan(interfaceName: string): Observable<SurveyProgress>;
}
export const SiteSurveyPort: Token<SiteSurveyPort> = token<SiteSurveyPort>('site-survey/SiteSurveyPort');
