import { ServicesModel } from '@radiolink/application/services';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useModel } from '../../models/index.ts';

/** Follows the connection to the controller while the page is shown. */
export function ServicesFrame({ children }: { readonly children: ReactNode }) {
  const { cloudOpened, cloudLeft } = useModel(ServicesModel);
  const [opened, left] = useUnit([cloudOpened, cloudLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return children;
}
