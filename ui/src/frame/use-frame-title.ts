import { DashboardModel } from '@radiolink/application/status';
import { useUnit } from 'effector-react';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import { leadWord } from './lead-words.ts';

/**
 * Title of the browser tab: the worst fact first, so that a narrow tab shows it, then the page and the device.
 *
 * @param page name of the page; undefined if there is none
 */
export function useFrameTitle(page: string | undefined): string {
  const t = useText();
  const dashboard = useModel(DashboardModel);
  const [glance, lead] = useUnit([dashboard.$glance, dashboard.$lead]);
  const name = glance?.name ?? t('Device');
  const fact = glance !== null && lead !== null ? [t(leadWord(lead, glance.state))] : [];
  return [...fact, ...(page === undefined ? [] : [t(page)]), name, 'radiolink'].join(' · ');
}
