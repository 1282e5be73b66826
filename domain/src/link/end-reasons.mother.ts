import { ptpAccessPointStatus, station } from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import { linkEnds } from './link-ends.ts';
import { linkReasons } from './link-verdict.ts';

export const endsOf = (over: Partial<Station>, wireless: object = {}) =>
  linkEnds(ptpAccessPointStatus({ wireless: { stations: [station(over)], ...wireless } }));
export const reasonsOf = (over: Partial<Station>, wireless: object = {}) =>
  linkReasons(endsOf(over, wireless));
export const kindsOf = (over: Partial<Station>, wireless: object = {}) =>
  reasonsOf(over, wireless).map(({ kind, side, severity }) => `${severity} ${side} ${kind}`);
