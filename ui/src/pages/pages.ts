import type { FeatureId } from '@radiolink/application/features';
import { type ComponentType, lazy } from 'react';

/** The page of each feature, loaded when it is first shown. */
export const PAGES: Readonly<Record<FeatureId, ComponentType>> = {
  dashboard: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-dashboard" */ './dashboard/dashboard.page.tsx'))
      .DashboardPage,
  })),
  stations: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-stations" */ './stations/stations.page.tsx'))
      .StationsPage,
  })),
  wireless: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-wireless" */ './wireless/wireless.page.tsx'))
      .WirelessPage,
  })),
  diff: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-diff" */ './diff/diff.page.tsx')).DiffPage,
  })),
};
