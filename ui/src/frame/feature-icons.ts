import type { FeatureId } from '@radiolink/application/features';
import FileDiff from 'lucide-react/icons/file-diff';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import RadioTower from 'lucide-react/icons/radio-tower';
import Wifi from 'lucide-react/icons/wifi';

/** The picture of each feature; always beside its word. */
export const FEATURE_ICONS: Readonly<Record<FeatureId, typeof LayoutDashboard>> = {
  dashboard: LayoutDashboard,
  stations: RadioTower,
  wireless: Wifi,
  diff: FileDiff,
};
