import type { PingModel } from '@radiolink/application/ping/ping.model';
import { PING_COUNT } from '@radiolink/domain/tools';
import { useText } from '../../i18n/use-text.ts';
import { HostField } from '../../tools/host-field.tsx';
import { NumberField } from '../../tools/number-field.tsx';
import type { PingRequestFields } from './use-ping-request.ts';

export interface PingFieldsProps {
  readonly fields: PingRequestFields;
  readonly sizeLimits: PingModel['sizeLimits'];
  readonly disabled: boolean;
}

/** Host, size and number of the echoes. */
export function PingFields({ fields: { typed, danger, edit }, sizeLimits, disabled }: PingFieldsProps) {
  const t = useText();
  return (
    <>
      <HostField
        value={typed.host}
        danger={danger('host')}
        disabled={disabled}
        onChange={host => edit('host', host)}
      />
      <NumberField
        label={t('Packet size (bytes)')}
        help={t('{min} to {max}', sizeLimits)}
        danger={danger('sizeBytes')}
        disabled={disabled}
        value={typed.sizeBytes}
        onType={text => edit('sizeBytes', text)}
      />
      <NumberField
        label={t('Count')}
        help={t('1 to {max}, empty = until stopped', { max: PING_COUNT.max })}
        danger={danger('count')}
        disabled={disabled}
        value={typed.count}
        onType={text => edit('count', text)}
      />
    </>
  );
}
