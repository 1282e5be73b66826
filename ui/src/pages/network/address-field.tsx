import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { type IpMode, IPV4_ANY } from '@radiolink/domain/network';
import { addressKindChanges, addressKindOf, offeredAddressKinds } from '@radiolink/domain/network-mode';
import { settingById, settingKey, fillKey } from '@radiolink/domain/settings';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { type PlacedSetting, useChanged, useSettingsScope } from '../../settings/index.ts';
import { NetworkControl } from './network-control.tsx';
import { namesOf, PlannedChoice } from './planned-controls.tsx';

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

/** The address of an interface with its prefix, below the choice where it comes from. */
export function AddressField({ placed }: { readonly placed: PlacedSetting }) {
  const carried = useUnitsOf(EditingModel, '$carried');
  const kind = useSettingsScope(({ context }) =>
    addressKindOf(context.values, deviceOf(placed, context.values)),
  );
  if (carried !== null) return <NetworkControl placed={placed} netmask="interface.netmask" mayBeNone />;
  return (
    <>
      <AddressKind placed={placed} />
      {kind === 'static' && <NetworkControl placed={placed} netmask="interface.netmask" mayBeNone />}
    </>
  );
}

/** Where the one address comes from of a device that takes single settings only. */
export function CarriedKind() {
  const t = useText();
  const changed = useChanged();
  const { kind, before } = useSettingsScope(({ context, original }) => ({
    kind: carriedKind(context.values),
    before: carriedKind(original),
  }));
  const choose = (value: string): void => {
    changed(() => new Map([['dhcpc.status', value === 'dhcp' ? 'enabled' : 'disabled']]));
  };
  return (
    <PlannedChoice
      placed={{ setting: settingById('dhcpClient.all'), indexes: [] }}
      words={WORDS}
      names={{ own: 'dhcpClient.all', also: ['address-source'] }}
      choices={(['static', 'dhcp'] as const).map(value => ({ value, label: t(KIND_WORDS[value]) }))}
      value={kind}
      before={before}
      changed={kind !== before}
      onChoose={choose}
      onUndo={() => choose(before)}
    />
  );
}

const carriedKind = (values: ReadonlyMap<string, string>): 'static' | 'dhcp' =>
  values.get('dhcpc.status') === 'enabled' ? 'dhcp' : 'static';

/** Where the address of an interface comes from: a choice writes all that belongs to it. */
export function AddressKind({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const changed = useChanged();
  const { kind, before, writes, offered, hasAddress } = useSettingsScope(({ context, original }) => {
    const device = deviceOf(placed, context.values);
    const [now, was] = [addressKindOf(context.values, device), addressKindOf(original, device)];
    return {
      kind: now,
      before: was,
      writes: now === was ? [] : [...addressKindChanges({ values: original, original }, device, now).keys()],
      // Such as a bridge whose management went to a VLAN.
      hasAddress: ![undefined, '', IPV4_ANY].includes(
        context.values.get(settingKey(settingById('interface.address'), placed.indexes)),
      ),
      offered: [...new Set([...offeredAddressKinds(context.values), now])],
    };
  });
  const choices = offered.map(value => ({
    value,
    label: t(value === 'static' && kind === 'static' && !hasAddress ? 'No address' : KIND_WORDS[value]),
  }));
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
      writes={writes}
      onChoose={choose}
      onUndo={() => choose(before)}
    />
  );
}

const DEVICE_NAME = 'netconf.{n}.devname';

/** Name of the interface that a setting belongs to. */
export const deviceOf = ({ indexes }: PlacedSetting, values: ReadonlyMap<string, string>): string =>
  values.get(fillKey(DEVICE_NAME, indexes)) ?? '';
