import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import type { PrescanDeed, RadarPrescan } from '@radiolink/application/wireless/prescan-watch';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useModel } from '../../../models/models.ts';

/** Watches the listening for radar as long as its place is shown. */
export function usePrescan(): { readonly radar: RadarPrescan | null; readonly deed: PrescanDeed } {
  const wireless = useModel(WirelessModel);
  const [radar, deed, opened, closed] = useUnit([
    wireless.$prescan,
    wireless.$prescanDeed,
    wireless.prescanOpened,
    wireless.prescanClosed,
  ]);
  useEffect(() => {
    opened();
    return () => closed();
  }, [opened, closed]);
  return { radar, deed };
}
