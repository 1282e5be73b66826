const EXAMPLE = 'written for other programs: the README of the package runs it';

/** Exports of domain that the product does not reach, and for whom each remains. */
export const EXEMPT_EXPORTS: Readonly<Record<string, string>> = {
  'configuration/diffLines': EXAMPLE,
  'configuration/encodeConfiguration': EXAMPLE,
  'radio/REGDB_RELEASE': 'tells users of the package of which release its table of countries is',
  'station/bestStations':
    'the counterpart of `worstStations` for users of the package; the page lists the weakest',
  'report/linkReportSchema': 'for programs that read a report: the README of the package names it',
};
