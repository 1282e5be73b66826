import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import type { ComponentType } from 'react';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { type PlacedSetting, ReadOnlyControl, useSettingField } from '../../settings/index.ts';

/** By whose rules the channels are judged where they are not the device's, and what that means. reading 41. */
export function RegulationNote() {
  const t = useText();
  const source = useUnitsOf(WirelessModel, '$regulationSource');
  if (source === 'table')
    return (
      <Banner tone="warn">
        {t(
          'The device does not report the channels of this country. Those of the public table are shown: the device may permit fewer, or less power.',
        )}
      </Banner>
    );
  if (source === 'unknown')
    return (
      <Banner tone="warn">
        {t(
          'The permitted channels of this country are unknown: the device does not report them. Frequency, channel width and transmit power cannot be changed.',
        )}
      </Banner>
    );
  return null;
}

interface FieldProps {
  readonly placed: PlacedSetting;
}

/** A field of the channel or its power that nobody can judge is only read. */
export const judged = (Field: ComponentType<FieldProps>): ComponentType<FieldProps> =>
  function Judged({ placed }) {
    const source = useUnitsOf(WirelessModel, '$regulationSource');
    return source === 'unknown' ? <Held placed={placed} /> : <Field placed={placed} />;
  };

function Held({ placed }: FieldProps) {
  return <ReadOnlyControl placed={placed} field={useSettingField(placed)} />;
}
