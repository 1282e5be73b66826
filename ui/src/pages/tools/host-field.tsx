import { type ProbeHost, ProbeHostsModel } from '@radiolink/application/probe-hosts/probe-hosts';
import { useId } from 'react';
import { TextField, type TextFieldProps, visibleText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import styles from './tools.module.css';

const KINDS: Readonly<Record<ProbeHost['kind'], string>> = {
  gateway: 'Gateway',
  remote: 'Remote end',
  station: 'Station',
};

/** The host that a tool probes: any, with those around the device offered. */
export function HostField(field: Omit<TextFieldProps, 'label'>) {
  const t = useText();
  const list = useId();
  const hosts = useUnitsOf(ProbeHostsModel, '$hosts');
  useWhileShown(...useUnitsOf(ProbeHostsModel, 'opened', 'closed'));
  return (
    <div className={styles.hostPlace}>
      <TextField
        {...field}
        label={t('Host')}
        help={t('Hostname or IP address')}
        list={list}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
      />
      <datalist id={list}>
        {hosts.map(({ address, kind, name }) => (
          <option key={address} value={address}>
            {name === undefined
              ? t(KINDS[kind])
              : t('{reading}: {result}', { reading: t(KINDS[kind]), result: shown(name) })}
          </option>
        ))}
      </datalist>
    </div>
  );
}

/** A name from the air inside a list of the browser: nothing hidden in it. */
const shown = (name: string): string =>
  visibleText(name)
    .map(({ text }) => text)
    .join('');
