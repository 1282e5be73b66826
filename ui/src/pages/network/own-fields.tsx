import {
  type OwnFields,
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
} from '../../settings/index.ts';
import { AddressField, NetmaskField } from './address-field.tsx';
import { ModeField } from './mode-field.tsx';
import { AdvertisedField, PartOfSpeed, SpeedField } from './speed-field.tsx';

/** The name of a bridge is typed: it need not exist yet. */
function NewName({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const Control = useReadOnly() ? ReadOnlyControl : TextControl;
  return <Control placed={placed} field={field} />;
}

/** Fields with more content than their descriptor defines. */
export const OWN_FIELDS: OwnFields = {
  'bridge.device': NewName,
  'network.mode': ModeField,
  'interface.address': AddressField,
  'interface.netmask': NetmaskField,
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
