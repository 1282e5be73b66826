import { isProblem, isStateCause, type RootCause, type RootCauseKind } from '@radiolink/domain/link';
import type { SectorProblem, SectorProblemKind, WorstStation } from '@radiolink/domain/notices';
import type { Message } from '@radiolink/domain/errors';
import type { AlertTimes } from './alert-times.ts';
import type { SteadyLinks } from './link-view.ts';

/** The worst fact of the air, which header, verdict, title and alerts name alike. */
export interface Lead {
  readonly kind: RootCauseKind | SectorProblemKind;
  readonly severity: 'danger' | 'warning';
  readonly message: Message;
  /** The same where a list of the stations with their causes stands below. */
  readonly brief?: Message | undefined;
  /** When the page saw it first, ms since the epoch. */
  readonly since: number;
  /** It was there at the first look: it may have begun earlier. */
  readonly fromStart: boolean;
  /** Loss against the expected combined capacity, kbps. */
  readonly costKbps: number | undefined;
  /** What a usable signal is below its expectation by, dB. */
  readonly belowExpectedDb?: number | undefined;
  /** Of a sector: the station that it is about. */
  readonly worst?: WorstStation | undefined;
}

/** The place of the leading fact among remembered times. */
export const leadId = (kind: Lead['kind']): string => `lead-${kind}`;

/**
 * The fact that leads after one more look at `at`, ms; null while nothing is wrong. A note does not lead. The first
 * look has what is `remembered` of earlier loads of the page.
 */
export function selectPrimaryIssue(
  before: Lead | null | undefined,
  { air }: SteadyLinks,
  at: number,
  remembered?: AlertTimes,
): Lead | null {
  const found = leadingCause(air.cause) ?? air.sector[0];
  if (found === undefined) return null;
  const { kind, severity, message } = found;
  const costKbps = 'costKbps' in found ? found.costKbps : undefined;
  const belowExpectedDb = 'belowExpectedDb' in found ? found.belowExpectedDb : undefined;
  const { worst, brief }: Partial<SectorProblem> = 'stations' in found ? found : {};
  const same = before?.kind === kind ? before : undefined;
  const { since, fromStart } = (before === undefined ? remembered?.get(leadId(kind)) : same) ?? {
    since: at,
    fromStart: before === undefined,
  };
  return {
    kind,
    severity,
    message,
    since,
    fromStart,
    costKbps,
    belowExpectedDb,
    worst,
    brief,
  };
}

function leadingCause(cause: RootCause | undefined): RootCause | undefined {
  return cause !== undefined && (isProblem(cause) || isStateCause(cause)) ? cause : undefined;
}
