import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { IPV4_ANY, networkText, typedNetwork } from '@radiolink/domain/network';
import { normalizedValue, settingById, type SettingId, settingKey } from '@radiolink/domain/settings';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  heldValue,
  type PlacedSetting,
  ReadOnlyControl,
  SettingShell,
  useReadOnly,
  useSettingField,
  useChanged,
  useSettingsScope,
} from '../../settings/index.ts';

/** `255.255.255.255/32`, characters. The other addresses beside it are as wide. */
export const ADDRESS_ROOM = 19;

export interface NetworkControlProps {
  /** The address. */
  readonly placed: PlacedSetting;
  /** The netmask beside it. */
  readonly netmask: SettingId;
  /** True where 0.0.0.0 is no address, and the field is empty. */
  readonly mayBeNone?: boolean;
}

/** An address with its prefix: one field over two keys, with one mark and one error. A netmask that is typed or pasted is taken. */
export function NetworkControl({ placed, netmask, mayBeNone = false }: NetworkControlProps) {
  const shown = (address: string, mask: string): string =>
    mayBeNone && address === IPV4_ANY ? '' : networkText(address, mask);
  const t = useText();
  const field = useSettingField(placed);
  const readOnly = useReadOnly();
  const changed = useChanged();
  const [entered, restored] = useUnitsOf(SettingsContextModel, 'entered', 'restored');
  const [typed, setTyped] = useState<string>();
  const mask = { setting: settingById(netmask), indexes: placed.indexes };
  const maskKey = settingKey(mask.setting, mask.indexes);
  const { standing, written, before, maskChanged } = useSettingsScope(({ context, original }) => ({
    standing: heldValue(mask, context.values),
    written: context.values.get(maskKey),
    before: shown(heldValue(placed, original), heldValue(mask, original)),
    maskChanged: context.values.get(maskKey) !== original.get(maskKey),
  }));
  const names = { also: [netmask, maskKey] };
  const whole = { ...field, before, changed: field.changed || maskChanged };
  if (readOnly) return <ReadOnlyControl placed={placed} field={whole} names={names} value={before} />;
  const enter = (given: string): void => {
    const text = mayBeNone && given.trim() === '' ? IPV4_ANY : normalizedValue(placed.setting, given);
    setTyped(undefined);
    const network = typedNetwork(text, standing);
    field.typed(network?.address ?? text);
    field.commit(network?.address ?? text);
    if (network === undefined) return;
    // Where the configuration has none, the one that is shown is written with its address.
    if (written === undefined) changed(() => new Map([[maskKey, network.netmask]]));
    else entered({ ...mask, value: network.netmask });
  };
  return (
    <SettingShell
      placed={placed}
      names={names}
      field={{
        ...whole,
        undo: () => {
          field.undo();
          restored(mask);
        },
      }}
      room={ADDRESS_ROOM}
      renderControl={control => (
        <input
          type="text"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...control}
          value={typed ?? shown(field.text, standing)}
          placeholder={mayBeNone ? t('None') : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            field.typed(typedNetwork(target.value, standing)?.address ?? target.value);
          }}
          onBlur={({ target }) => {
            if (typed !== undefined) enter(target.value);
          }}
          onKeyDown={event => {
            field.onKeyDown(event);
            if (event.key === 'Escape') setTyped(undefined);
          }}
        />
      )}
    />
  );
}
