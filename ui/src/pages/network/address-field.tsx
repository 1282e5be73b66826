import { EditingModel } from '@radiolink/application/configuration';
import type { IpMode } from '@radiolink/domain/network';
import {
  addressKindChanges,
  addressKindOf,
  isBridgeMember,
  offeredAddressKinds,
} from '@radiolink/domain/network-mode';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { type PlacedSetting, SettingControl, useSettings, useSettingsScope } from '../../settings/index.ts';
import { deviceOf } from './device-of.ts';
import { namesOf, PlannedChoice } from './planned-choice.tsx';

const KIND_WORDS: Readonly<Record<IpMode, string>> = {
  static: 'Static address',
  dhcp: 'DHCP client',
  pppoe: 'PPPoE',
};
const NAME = 'address-source';
const ADDRESS = ['interface.address', 'interface.netmask'] as const;
const WORDS = {
  label: 'Address source',
  help: 'With DHCP, the static address becomes the fallback IP address.',
} as const;

/** The address of an interface, below the choice where it comes from. A member of a bridge has none of its own. */
export function AddressField({ placed }: { readonly placed: PlacedSetting }) {
  const carried = useUnit(useModel(EditingModel).$carried);
  const { member, kind } = useSettingsScope(({ context }) => {
    const device = deviceOf(placed, context.values);
    return { member: isBridgeMember(context.values, device), kind: addressKindOf(context.values, device) };
  });
  const hasKind = carried === null && !member;
  return (
    <>
      {hasKind && <AddressKind placed={placed} />}
      {(!hasKind || kind === 'static') && <SettingControl placed={placed} />}
    </>
  );
}

/** The netmask of a static address. */
export function NetmaskField({ placed }: { readonly placed: PlacedSetting }) {
  const carried = useUnit(useModel(EditingModel).$carried);
  const isStatic = useSettingsScope(({ context }) => {
    const device = deviceOf(placed, context.values);
    return isBridgeMember(context.values, device) || addressKindOf(context.values, device) === 'static';
  });
  return carried !== null || isStatic ? <SettingControl placed={placed} /> : null;
}

function AddressKind({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const changed = useUnit(useSettings().changed);
  const { kind, before, offered } = useSettingsScope(({ context, original }) => {
    const device = deviceOf(placed, context.values);
    const now = addressKindOf(context.values, device);
    return {
      kind: now,
      before: addressKindOf(original, device),
      offered: [...new Set([...offeredAddressKinds(context.values), now])],
    };
  });
  const choices = offered.map(value => ({ value, label: t(KIND_WORDS[value]) }));
  const choose = (value: string): void => {
    const next = choices.find(choice => choice.value === value)?.value;
    if (next === undefined) return;
    changed(({ context, original }) =>
      addressKindChanges({ values: context.values, original }, deviceOf(placed, context.values), next),
    );
  };
  return (
    <PlannedChoice
      placed={placed}
      words={WORDS}
      names={{ own: NAME, also: kind === 'static' ? [] : namesOf(ADDRESS, placed) }}
      choices={choices}
      value={kind}
      before={before}
      changed={kind !== before}
      onChoose={choose}
      onUndo={() => choose(before)}
    />
  );
}
