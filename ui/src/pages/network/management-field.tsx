import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ConfigText, type ConfigChanges } from '@radiolink/domain/configuration';
import { message, type Problem } from '@radiolink/domain/errors';
import {
  type CarryingPort,
  managementAfter,
  managementChanges,
  managementOf,
  offeredManagement,
  managementVlanChanges,
  managementVlanOf,
} from '@radiolink/domain/network-mode';
import { checkSetting, settingById, settingsContext, entryUndone } from '@radiolink/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Options, SelectField } from '../../components/select-field.tsx';
import { isolatedText } from '../../i18n/typeset.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  useReadOnly,
  useChanged,
  useSettingsScope,
  type PlacedSetting,
  TextControl,
  useSettingField,
  type ConfigValues,
} from '../../settings/index.ts';
import { vlanEntryOf } from './connection-keys.ts';
import styles from './network-drawing.module.css';
import { PlannedSwitch } from './planned-controls.tsx';
import typography from '../../theme/typography.module.css';

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
      <p className={typography.muted}>
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

const WORDS = {
  label: 'Management VLAN',
  help: 'Only frames with this VLAN tag reach the device. Data stays untagged. Leave off when in doubt.',
} as const;
const EMPTY = settingsContext(new Map());
const CARRIED_ID = 'vlan.1.id';

/** The VLAN of the management as one gesture: a switch, then its number, which does all it takes. */
export function ManagementVlanField() {
  const carried = useUnitsOf(EditingModel, '$carried');
  const [opened, setOpened] = useState(false);
  const isWhole = carried === null;
  const { entry, id } = useSettingsScope(({ context: { values } }) =>
    isWhole
      ? { entry: vlanEntryOf(values), id: managementVlanOf(values) }
      : { entry: carried.has(CARRIED_ID) ? 1 : undefined, id: values.get(CARRIED_ID) },
  );
  if (entry === undefined) return null;
  const hasNumber = id !== undefined || opened;
  return (
    <>
      <PlannedSwitch
        id="vlan.id"
        name="management-vlan"
        words={WORDS}
        isOn={values => vlanOf(values, isWhole) !== undefined}
        isOpened={opened}
        onChange={setOpened}
        onSwitch={(scope, on) => {
          // Its number is typed; that of the device is there again.
          const next = on ? vlanOf(scope.original, isWhole) : undefined;
          if (on && next === undefined) return new Map();
          return isWhole ? managementVlanChanges(scope, next) : new Map([[CARRIED_ID, next]]);
        }}
      />
      {hasNumber && (isWhole ? <VlanNumber entry={entry} /> : <CarriedNumber />)}
    </>
  );
}

const vlanOf = (values: ReadonlyMap<string, string>, isWhole: boolean): string | undefined =>
  isWhole ? managementVlanOf(values) : values.get(CARRIED_ID);

const CARRIED_PLACE: PlacedSetting = { setting: settingById('vlan.id'), indexes: [1] };

function CarriedNumber() {
  return <FollowedText placed={CARRIED_PLACE} follow={() => new Map()} />;
}

/** The number of the VLAN: a good one moves the management, a bad one is refused in its field. */
function VlanNumber({ entry }: { readonly entry: number }) {
  const placed: PlacedSetting = { setting: settingById('vlan.id'), indexes: [entry] };
  const field = useSettingField(placed);
  const changed = useChanged();
  const fieldValid = useUnitsOf(EditingModel, 'fieldValid');
  // The VLAN of before may be another entry, and that of now be removed while its interface is still the management.
  const { before, now, name, isThere } = useSettingsScope(({ context: { values }, original }) => ({
    before: managementVlanOf(original),
    now: managementVlanOf(values),
    name: managementOf(values),
    isThere: values.has(field.key),
  }));
  const isLost = now !== undefined && !isThere;
  const vlan = {
    ...field,
    before: before ?? '',
    changed: field.changed || now !== before,
    ...(isLost && field.text === '' && { text: now, problem: undefined, remark: noInterface(name) }),
  };
  const put = (id: string | undefined): void => {
    changed(({ context: { values }, original }) => managementVlanChanges({ values, original }, id));
  };
  const planned = {
    ...vlan,
    undo: () => {
      put(before);
      field.undo();
      if (isLost)
        changed(({ context: { values }, original }) => entryUndone({ values, original }, `vlan.${entry}`));
    },
    commit: (text: string) => {
      const id = text.trim();
      if (isLost && id === now) return;
      if (id === '' || checkSetting(placed.setting, id, EMPTY, placed.indexes) !== undefined)
        return field.commit(text);
      fieldValid(field.key);
      put(String(Number(id)));
    },
  };
  return <TextControl placed={placed} field={planned} />;
}

const noInterface = (name: string): Problem => message('There is no interface {name}.', { name });

interface FollowedTextProps {
  readonly placed: PlacedSetting;
  /** Room of the value, characters; omitted: that of its kind. */
  readonly room?: number;
  /** What else is written when the value is in the draft. */
  readonly follow: (values: ConfigValues, value: string) => ConfigChanges;
}

/** A text of an entry that is made with it: what else the entry needs is written along, and taken back with it. */
export function FollowedText({ placed, room, follow }: FollowedTextProps) {
  const field = useSettingField(placed);
  const changed = useChanged();
  const { key } = field;
  const entry = key.slice(0, key.lastIndexOf('.'));
  const followed = {
    ...field,
    commit: (text: string) => {
      field.commit(text);
      changed(({ context: { values }, original }) => {
        const value = values.get(key);
        if (value !== undefined && value !== original.get(key)) return follow(values, value);
        // Put back: what was written along goes too.
        return field.changed ? entryUndone({ values, original }, entry) : new Map();
      });
    },
    undo: () => {
      field.undo();
      changed(({ context: { values }, original }) => entryUndone({ values, original }, entry));
    },
  };
  return <TextControl placed={placed} field={followed} room={room} />;
}
