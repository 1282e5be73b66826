const EXAMPLE = 'written for other programs: the README of the package runs it';

/** Exports of domain that the product does not reach, and why each remains: a point of the specification, or its user. */
export const EXEMPT_EXPORTS: Readonly<Record<string, string>> = {
  'configuration/diffLines': EXAMPLE,
  'configuration/encodeConfiguration': EXAMPLE,
  'configuration/isEnabled': 'Specification §3, configuration handling: the flag of a tunable section',
  'configuration/tunableSection': 'Specification §3, configuration handling',
  'device/UNDEFINED_ANTENNA_ID': 'Specification §3, antenna',
  'link/MIN_POWER_DBM': 'Specification §9, link quality and signal',
  'link/THRESHOLD_TIMER_SECONDS': 'Specification §9, link quality and signal',
  'link/rssiFraction': 'Specification §9, link quality and signal: the RSSI scale',
  'network/checkEmail': 'Specification §5, general validators',
  'network/checkInteger': 'Specification §5, general validators',
  'network/checkIpv6Cidr': 'Specification §5, general validators',
  'radio/FIVE_SIGNAL_RATE_BANDS': 'Specification §9, signal-to-rate thresholds',
  'radio/FOUR_RATE_SIGNAL_BANDS': 'Specification §9, signal-to-rate thresholds',
  'radio/MAX_GEN3_CAPACITY_MBPS': 'Specification §9, capacity and channels',
  'radio/REGDB_RELEASE': 'tells users of the package of which release its table of countries is',
  'radio/clampAck': 'Specification §9, ack timing',
  'radio/maxAckDistanceMetres': 'Specification §9, ack timing',
  'radio/shownDistance': 'Specification §9, minimum distance',
  'radio/signalRateBand': 'Specification §9, signal-to-rate thresholds',
  'radio/streamsLabel': 'Specification §9, SISO or MIMO',
  'report/linkReportSchema': 'for programs that read a report: the README of the package names it',
};
