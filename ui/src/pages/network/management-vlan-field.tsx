import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { managementVlanChanges, managementVlanOf } from '@radiolink/domain/network-mode';
import { checkSetting, settingById, settingsContext } from '@radiolink/domain/settings';
import { useState } from 'react';
import { useUnitsOf } from '../../models/models.ts';
import {
  type PlacedSetting,
  TextControl,
  useSettingField,
  useChanged,
  useSettingsScope,
} from '../../settings/index.ts';
import { vlanEntryOf } from './connection-keys.ts';
import { FollowedText } from './followed-text.tsx';
import { PlannedSwitch } from './planned-switch.tsx';

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
  // The VLAN of before may be another entry.
  const { before, isMoved } = useSettingsScope(({ context, original }) => ({
    before: managementVlanOf(original),
    isMoved: managementVlanOf(context.values) !== managementVlanOf(original),
  }));
  const vlan = { ...field, before: before ?? '', changed: field.changed || isMoved };
  const put = (id: string | undefined): void => {
    changed(({ context: { values }, original }) => managementVlanChanges({ values, original }, id));
  };
  const planned = {
    ...vlan,
    undo: () => {
      put(before);
      field.undo();
    },
    commit: (text: string) => {
      const id = text.trim();
      if (id === '' || checkSetting(placed.setting, id, EMPTY, placed.indexes) !== undefined)
        return field.commit(text);
      fieldValid(field.key);
      put(String(Number(id)));
    },
  };
  return <TextControl placed={placed} field={planned} />;
}
