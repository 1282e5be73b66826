import { ackForDistance } from '@radiolink/domain/radio';
import { Figure } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { type PlacedSetting, TextControl, useSettingField } from '../../settings/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';

/** The distance by hand, in the reader's measure too, with the wait for an acknowledgement that it needs. */
export function DistanceField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const figures = useFigures();
  const field = useSettingField(placed);
  const metres = Number(field.text);
  const known = field.text.trim() !== '' && Number.isFinite(metres);
  return (
    <TextControl
      placed={placed}
      field={field}
      aside={
        known && (
          <span className="muted">
            <Figure of={figures.distance(metres)} />
            {' · '}
            {t('ACK {microseconds} µs', { microseconds: Math.ceil(ackForDistance(metres)) })}
          </span>
        )
      }
    />
  );
}
