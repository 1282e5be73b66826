const EXAMPLE = 'written for other programs: the README of the package runs it';

/** Exports of domain that the product does not reach, and why each remains: a point of the specification, or its user. */
export const EXEMPT_EXPORTS: Readonly<Record<string, string>> = {
  'configuration/diffLines': EXAMPLE,
  'configuration/encodeConfiguration': EXAMPLE,
  'configuration/isEnabled': '§3.device-configuration: the flag of a tunable section',
  'configuration/tunableSection': '§3.device-configuration',
  'device/UNDEFINED_ANTENNA_ID': '§3.antenna',
  'link/MIN_POWER_DBM': '§9.link-quality',
  'link/THRESHOLD_TIMER_SECONDS': '§9.link-quality',
  'link/rssiFraction': '§9.link-quality: the RSSI scale',
  'network/checkEmail': '§5.general-validators',
  'network/checkInteger': '§5.general-validators',
  'network/checkIpv6Cidr': '§5.general-validators',
  'radio/FIVE_SIGNAL_RATE_BANDS': '§9.signal-to-rate',
  'radio/FOUR_RATE_SIGNAL_BANDS': '§9.signal-to-rate',
  'radio/MAX_GEN3_CAPACITY_MBPS': '§9.capacity-and-channels',
  'radio/REGDB_RELEASE': 'tells users of the package of which release its table of countries is',
  'radio/clampAck': '§9.ack',
  'radio/maxAckDistanceMetres': '§9.ack',
  'radio/shownDistance': '§9.distance',
  'radio/signalRateBand': '§9.signal-to-rate',
  'radio/streamsLabel': '§9.modulation',
  'report/linkReportSchema': 'for programs that read a report: the README of the package names it',
};
