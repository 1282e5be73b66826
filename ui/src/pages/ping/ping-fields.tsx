import { PING_COUNT } from '@radiolink/domain/tools';
import { TextField } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { HostField } from '../../tools/index.ts';
import styles from './ping.module.css';
import type { PingRequestFields } from './use-ping-request.ts';

export interface PingFieldsProps {
  readonly fields: PingRequestFields;
  readonly disabled: boolean;
}

/** Host, size and number of the echoes. */
export function PingFields({ fields: { typed, problems, sizeLimits, edit }, disabled }: PingFieldsProps) {
  const t = useText();
  const danger = (name: keyof typeof typed): string | undefined => {
    const problem = problems[name];
    return problem === undefined ? undefined : t(problem);
  };
  return (
    <>
      <div className={styles.host}>
        <HostField
          value={typed.host}
          danger={danger('host')}
          disabled={disabled}
          onChange={host => edit('host', host)}
        />
      </div>
      <div className={styles.number}>
        <TextField
          label={t('Packet size (bytes)')}
          help={t('{min} to {max}', sizeLimits)}
          danger={danger('sizeBytes')}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed.sizeBytes}
          onChange={event => edit('sizeBytes', event.target.value)}
        />
      </div>
      <div className={styles.number}>
        <TextField
          label={t('Count')}
          help={t('1 to {max}, empty = until stopped', { max: PING_COUNT.max })}
          danger={danger('count')}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={typed.count}
          onChange={event => edit('count', event.target.value)}
        />
      </div>
    </>
  );
}
