import type { SettingId } from '@radiolink/domain/settings';
import {
  type OwnField,
  type OwnFields,
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
} from '../../settings/index.ts';
import { AddressField } from './address-field.tsx';
import { NetworkControl } from './network-control.tsx';
import { AdvertisedField, PartOfSpeed, SpeedField } from './speed-field.tsx';

/** The name of a bridge is typed: it need not exist yet. */
function NewName({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const Control = useReadOnly() ? ReadOnlyControl : TextControl;
  return <Control placed={placed} field={field} />;
}

/** An address with its prefix. */
const withNetmask = (netmask: SettingId): OwnField =>
  function AddressWithNetmask({ placed }) {
    return <NetworkControl placed={placed} netmask={netmask} />;
  };

/** Written by the field of its address. */
const PartOfAddress = (): null => null;

/** Fields with more content than their descriptor defines. */
export const OWN_FIELDS: OwnFields = {
  'bridge.device': NewName,
  'interface.address': AddressField,
  'interface.netmask': PartOfAddress,
  'dhcpClient.fallback': withNetmask('dhcpClient.fallbackNetmask'),
  'dhcpClient.fallbackNetmask': PartOfAddress,
  'pppoe.fallback': withNetmask('pppoe.fallbackNetmask'),
  'pppoe.fallbackNetmask': PartOfAddress,
  'alias.address': withNetmask('alias.netmask'),
  'alias.netmask': PartOfAddress,
  'route.network': withNetmask('route.netmask'),
  'route.netmask': PartOfAddress,
  'interface.autoNegotiation': SpeedField,
  'interface.speed': PartOfSpeed,
  'interface.duplex': PartOfSpeed,
  'linkMode.10half': AdvertisedField,
  'linkMode.10full': AdvertisedField,
  'linkMode.100half': AdvertisedField,
  'linkMode.100full': AdvertisedField,
  'linkMode.1000half': AdvertisedField,
  'linkMode.1000full': AdvertisedField,
};
