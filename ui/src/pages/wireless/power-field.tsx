import type { PlacedSetting } from '../../settings/placed-setting.ts';
import { ReadOnlyControl } from '../../settings/controls/read-only-control.tsx';
import { TextControl } from '../../settings/controls/text-control.tsx';
import { useReadOnly } from '../../settings/settings-scope.tsx';
import { useSettingField } from '../../settings/use-setting-field.ts';
import { EirpSum } from './eirp-sum.tsx';

/** The transmit power, and what it makes with the antenna. */
export function PowerField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const Control = useReadOnly() ? ReadOnlyControl : TextControl;
  return (
    <>
      {/* What is remarked on a power is its EIRP. */}
      <Control placed={placed} field={{ ...field, remark: undefined }} />
      <EirpSum power={field.text} radio={placed.setting.id === 'sixty.outputPower' ? 'sixty' : 'main'} />
    </>
  );
}
