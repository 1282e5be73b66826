import { ServicesModel } from '@radiolink/application/services/services.model';
import type { ReactNode } from 'react';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { SectionFrameContext, type SectionFrameProps } from '../../settings/index.ts';
import { ServiceLine } from './service-line.tsx';

const renderLine = (props: SectionFrameProps): ReactNode => <ServiceLine {...props} />;

/** Draws every service as a line, and follows the connection to the controller while the page is shown. */
export function ServicesFrame({ children }: { readonly children: ReactNode }) {
  useWhileShown(...useUnitsOf(ServicesModel, 'cloudOpened', 'cloudLeft'));
  return <SectionFrameContext value={renderLine}>{children}</SectionFrameContext>;
}
