import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ConfigText } from '@radiolink/domain/configuration';
import {
  type CarryingPort,
  managementAfter,
  managementChanges,
  managementOf,
  offeredManagement,
} from '@radiolink/domain/network-mode';
import { useTranslation } from 'react-i18next';
import { Options, SelectField } from '../../components/select-field.tsx';
import { type Text, useText } from '../../i18n/use-text.ts';
import { isolatedText } from '../../i18n/isolated-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useReadOnly, useChanged, useSettingsScope } from '../../settings/index.ts';
import styles from './network-drawing.module.css';

/** Board that is not known: every port of the configuration counts. */
const ANY_BOARD = { ports: [] };

/** Where the device is managed: the choice of the interface, and the ports that carry it. */
export function ManagementField() {
  const t = useText();
  const direction = useTranslation().i18n.dir();
  const isWhole = useUnitsOf(EditingModel, '$carried') === null;
  const changed = useChanged();
  const readOnly = useReadOnly();
  const { devname, offered, paths } = useSettingsScope(({ context: { values } }) => ({
    devname: managementOf(values),
    offered: offeredManagement(values),
    paths: managementAfter(ConfigText.of(values), ANY_BOARD).paths,
  }));
  if (!isWhole) return null;
  return (
    <div className={styles.management}>
      {!readOnly && offered.length > 1 && (
        <div className={styles.choice}>
          <SelectField
            label={t('Management interface')}
            help={t('Usually the bridge. Address, DHCP client and routes move to it.')}
            value={devname}
            onChange={({ target }) =>
              changed(({ context: { values }, original }) =>
                managementChanges({ values, original }, target.value),
              )
            }
          >
            <Options of={[...new Set([...offered, devname])]} words={name => name} />
          </SelectField>
        </div>
      )}
      <p className="muted">
        {paths.length === 0
          ? t('No port carries management: the device would be unreachable.')
          : t('The device is reachable only through {ports}.', {
              ports: paths.map(path => pathWords(path, t, direction)),
            })}
      </p>
    </div>
  );
}

/** Isolated is the name alone: around it stand words of the language, in its direction. */
const pathWords = ({ name, vlanId }: CarryingPort, t: Text, direction: string): string => {
  const port = isolatedText(name, direction);
  return vlanId === undefined
    ? t('{port} (untagged)', { port })
    : t('{port} (tagged, VLAN {vlan})', { port, vlan: vlanId });
};
