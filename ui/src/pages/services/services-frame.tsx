import { ServicesModel } from '@radiolink/application/services/services.model';
import type { ReactNode } from 'react';
import { renderEntries } from '../../settings/entry-table/entries.tsx';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { EntryTableContext, SectionFrameContext, type SectionFrameProps } from '../../settings/index.ts';
import { ServiceLine } from './service-line.tsx';

const renderLine = (props: SectionFrameProps): ReactNode => <ServiceLine {...props} />;

/** Draws every service as a line and its lists as tables, and follows the connection to the controller while the page is shown. */
export function ServicesFrame({ children }: { readonly children: ReactNode }) {
  useWhileShown(...useUnitsOf(ServicesModel, 'cloudOpened', 'cloudLeft'));
  return (
    <SectionFrameContext value={renderLine}>
      <EntryTableContext value={renderEntries}>{children}</EntryTableContext>
    </SectionFrameContext>
  );
}
