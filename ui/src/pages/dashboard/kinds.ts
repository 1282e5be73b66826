import type { LoadPart } from '../../models/part.ts';

/** The first cards of an access point. */
export const loadAccessPoint: LoadPart = async () => ({
  View: (await import(/* webpackChunkName: "part-access-point" */ './access-point/access-point.tsx'))
    .AccessPoint,
});

/** The first cards of one link. */
export const loadPointToPoint: LoadPart = async () => ({
  View: (await import(/* webpackChunkName: "part-point-to-point" */ './link/point-to-point.tsx'))
    .PointToPoint,
});
