/** Fields of a status that devices send and that mean nothing to this program. */
export const UNSHOWN_FIELDS: ReadonlySet<string> = new Set([
  'airfiber.dualfreqmode',
  'airfiber.enabled',
  'airfiber.regdomain',
  'airfiber.rxchanbw',
  'airfiber.rxgain',
  'gps.status',
  'host.fwbuild',
  'wireless.duty_cycle',
  'wireless.frame_length',
  'wireless.gps_state',
  'wireless.sta[].idealpwr0',
  'wireless.sta[].idealpwr1',
  'wireless.sync_mode',
]);
