import type { FeatureId } from '@radiolink/application/features';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';

/** The picture of each feature; always beside its word. */
export const FEATURE_ICONS: Readonly<Record<FeatureId, typeof LayoutDashboard>> = {
  dashboard: LayoutDashboard,
};
