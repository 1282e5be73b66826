import type { SettingId } from '@radiolink/domain/settings';
import {
  type OwnField,
  type OwnFields,
  type PlacedSetting,
  TextControl,
  useSettingField,
} from '../../settings/index.ts';
import { AddressField } from './address-field.tsx';
import { NetworkControl } from './network-control.tsx';
import { AdvertisedField, SpeedField } from './speed-field.tsx';

/** The name of a bridge is typed: it need not exist yet. */
function NewName({ placed }: { readonly placed: PlacedSetting }) {
  return <TextControl placed={placed} field={useSettingField(placed)} />;
}

/** An address with its prefix. */
const withNetmask = (netmask: SettingId): OwnField =>
  function AddressWithNetmask({ placed }) {
    return <NetworkControl placed={placed} netmask={netmask} />;
  };

/** Fields with more content than their descriptor defines: a netmask is in that of its address, speed and duplex are one. */
export const OWN_FIELDS: OwnFields = {
  'bridge.device': NewName,
  'interface.address': AddressField,
  'interface.netmask': null,
  'dhcpClient.fallback': withNetmask('dhcpClient.fallbackNetmask'),
  'dhcpClient.fallbackNetmask': null,
  'pppoe.fallback': withNetmask('pppoe.fallbackNetmask'),
  'pppoe.fallbackNetmask': null,
  'alias.address': withNetmask('alias.netmask'),
  'alias.netmask': null,
  'route.network': withNetmask('route.netmask'),
  'route.netmask': null,
  'interface.autoNegotiation': SpeedField,
  'interface.speed': null,
  'interface.duplex': null,
  'linkMode.10half': AdvertisedField,
  'linkMode.10full': AdvertisedField,
  'linkMode.100half': AdvertisedField,
  'linkMode.100full': AdvertisedField,
  'linkMode.1000half': AdvertisedField,
  'linkMode.1000full': AdvertisedField,
};
