import { ConfigStore, ConfigText } from '../configuration/index.ts';

const TEXT = [
  'netmode=bridge',
  'netconf.1.devname=br0',
  'netconf.1.ip=192.0.2.20',
  'radio.countrycode=276',
  'radio.1.mode=master',
  'radio.1.ptpmode=1',
  'radio.1.freq=5180',
  'radio.1.chanbw=20',
  'radio.1.txpower=10',
  'wireless.1.ssid=Ridge',
  'snmp.status=disabled',
  'snmp.community=ridge-read',
  '',
].join('\n');

/** The configuration of an access point of one link with these values pending. */
export function pending(values: Readonly<Record<string, string>>): ConfigStore {
  const edit = ConfigStore.of(ConfigText.parse(TEXT)).edit(new Map(Object.entries(values)));
  if (!edit.ok) throw new Error('The test made a change that cannot be.');
  return edit.store;
}
