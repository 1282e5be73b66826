import { TRACE_HOPS } from '@radiolink/domain/tools';
import { CheckField } from '../../components/check-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { CheckPlace } from '../../tools/check-place.tsx';
import { HostField } from '../../tools/host-field.tsx';
import { NumberField } from '../../tools/number-field.tsx';
import type { TraceRequestFields } from './use-trace-request.ts';

export interface TraceFieldsProps {
  readonly fields: TraceRequestFields;
  readonly disabled: boolean;
}

/** Host, greatest number of hops, and whether hops are named. */
export function TraceFields({ fields: { typed, danger, edit }, disabled }: TraceFieldsProps) {
  const t = useText();
  const { min, max } = TRACE_HOPS;
  return (
    <>
      <HostField
        value={typed.host}
        danger={danger('host')}
        disabled={disabled}
        onChange={host => edit('host', host)}
      />
      <NumberField
        label={t('Maximum hops')}
        help={t('{min} to {max}', { min, max })}
        danger={danger('maxHops')}
        disabled={disabled}
        value={typed.maxHops}
        onType={text => edit('maxHops', text)}
      />
      <CheckPlace>
        <CheckField
          label={t('Resolve hostnames')}
          checked={typed.resolveNames}
          disabled={disabled}
          onChange={event => edit('resolveNames', event.target.checked)}
        />
      </CheckPlace>
    </>
  );
}
