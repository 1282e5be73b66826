type Lines = Readonly<Record<string, string>>;

/** A device with every part that the page has settings for, all of them switched on. */
const device: Lines = {
  'resolv.host.1.name': 'ridge',
  'resolv.host.1.status': 'enabled',
  'gui.language': 'en_US',
  'system.imperial_units.status': 'disabled',
  'system.external.reset': 'enabled',
  'system.button.reset': 'enabled',
  'system.poe_passthrough': 'disabled',
  'system.leds.nightmode': 'disabled',
  'system.autosend_crash_reports': 'disabled',
  'system.airosx.prov.status': 'disabled',
  'bluetooth.status': 'disabled',
  'system.gps.status': 'enabled',
  'system.latitude': '56.9496',
  'system.longitude': '24.1052',
  'system.height': '12',
  'system.timezone': 'GMT',
  'system.timezone.name': 'UTC',
  'system.date.status': 'enabled',
  'system.date.timestamp': '202601010000',
  'users.status': 'enabled',
  'users.1.name': 'admin',
  'users.1.status': 'enabled',
  'users.2.name': 'viewer',
  'users.2.status': 'enabled',
  'update.check.status': 'enabled',
  'update.cent.status': 'disabled',
};

const { 'system.timezone': _rule, ...nameOnly } = device;

/** Configurations that together show every setting of the system page. */
export const SYSTEM_CONFIGURATIONS: Readonly<Record<string, Lines>> = {
  'a device with every part': device,
  'a device that stores the name of its time zone': { ...nameOnly, 'system.timezone.name': 'Etc/UTC' },
};
