import { ExpectedOutageToken } from '@radiolink/application/outage/expected-outage';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { useText } from '../i18n/use-text.ts';
import { useUnitsOf } from '../models/models.ts';
import { useClockText } from '../i18n/use-time-text.ts';
import { ABSENCE_WORDS } from './absence-words.ts';
import { connectionWord } from './connection-note.tsx';
import { leadWord } from './lead-words.ts';

/**
 * Title of the browser tab: the worst fact first, so that a narrow tab shows it, then the page and the device. Without a
 * connection no fact of the device is of now. reading 37.
 *
 * @param page name of the page; undefined if there is none
 */
export function useFrameTitle(page: string | undefined): string {
  const t = useText();
  const [glance, lead] = useUnitsOf(DashboardModel, '$glance', '$lead');
  const [reconnecting, failure] = useUnitsOf(StatusModel, '$reconnecting', '$failure');
  const absence = useUnitsOf(ExpectedOutageToken, '$absence');
  const clock = useClockText();
  const name = glance?.name ?? t('Device');
  const word = glance !== null && lead !== null ? leadWord(lead, glance.state) : undefined;
  const said = reconnecting ? connectionWord(failure) : word;
  const away = absence && t(ABSENCE_WORDS[absence.kind], { time: clock(absence.until) });
  return [away ?? (said && t(said)), page && t(page), name, 'radiolink'].filter(Boolean).join(' · ');
}
