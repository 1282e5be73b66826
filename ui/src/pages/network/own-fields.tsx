import {
  type OwnFields,
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
} from '../../settings/index.ts';
import { ModeField } from './mode-field.tsx';

/** The name of a bridge is typed: it need not exist yet. */
function NewName({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const Control = useReadOnly() ? ReadOnlyControl : TextControl;
  return <Control placed={placed} field={field} />;
}

/** Fields with more content than their descriptor defines. */
export const OWN_FIELDS: OwnFields = { 'bridge.device': NewName, 'network.mode': ModeField };
