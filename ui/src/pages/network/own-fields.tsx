import type { ConfigChanges } from '@radiolink/domain/configuration';
import {
  AUTO_SPEED,
  FIXED_SPEEDS,
  type FixedSpeedCode,
  interfaceFromConfig,
  LINK_MODES,
  type LinkMode,
  type SpeedCode,
  speedChanges,
} from '@radiolink/domain/network';
import { type SettingId, settingById } from '@radiolink/domain/settings';
import { useText } from '../../i18n/use-text.ts';
import {
  type OwnField,
  type OwnFields,
  type PlacedSetting,
  TextControl,
  useSettingField,
  ReadOnlyControl,
  SwitchControl,
  useChanged,
  useSettingsScope,
} from '../../settings/index.ts';
import { AddressField, deviceOf } from './address-field.tsx';
import { NetworkControl } from './network-control.tsx';
import { linkModeLabel } from '../network-tables/link-mode-labels.ts';
import { namesOf, PlannedChoice } from './planned-controls.tsx';

/** The name of a bridge is typed: it need not exist yet. */
function NewName({ placed }: { readonly placed: PlacedSetting }) {
  return <TextControl placed={placed} field={useSettingField(placed)} />;
}

/** An address with its prefix. */
const withNetmask = (netmask: SettingId): OwnField =>
  function AddressWithNetmask({ placed }) {
    return <NetworkControl placed={placed} netmask={netmask} />;
  };

/** Fields with more content than their descriptor defines: a netmask is in that of its address, speed and duplex are one. */
export const OWN_FIELDS: OwnFields = {
  'bridge.device': NewName,
  'interface.address': AddressField,
  'interface.netmask': null,
  'dhcpClient.fallback': withNetmask('dhcpClient.fallbackNetmask'),
  'dhcpClient.fallbackNetmask': null,
  'pppoe.fallback': withNetmask('pppoe.fallbackNetmask'),
  'pppoe.fallbackNetmask': null,
  'alias.address': withNetmask('alias.netmask'),
  'alias.netmask': null,
  'route.network': withNetmask('route.netmask'),
  'route.netmask': null,
  'interface.autoNegotiation': SpeedField,
  'interface.speed': null,
  'interface.duplex': null,
  'linkMode.10half': AdvertisedField,
  'linkMode.10full': AdvertisedField,
  'linkMode.100half': AdvertisedField,
  'linkMode.100full': AdvertisedField,
  'linkMode.1000half': AdvertisedField,
  'linkMode.1000full': AdvertisedField,
};

type Values = ReadonlyMap<string, string>;

const FIXED: readonly FixedSpeedCode[] = [1, 2, 3, 4];
const ALL: readonly SpeedCode[] = [AUTO_SPEED, ...FIXED];
const SPEED_LEAVES = ['autoneg', 'speed', 'duplex'];
const PARTS = ['interface.speed', 'interface.duplex'] as const;

const indexOf = ({ indexes }: PlacedSetting): number => indexes[0] ?? 0;
const speedOf = (values: Values, placed: PlacedSetting): SpeedCode =>
  interfaceFromConfig(values, indexOf(placed))?.speed ?? AUTO_SPEED;

/** Takes keys of an interface back to what the device has. */
function useRestored(placed: PlacedSetting, leaves: readonly string[]): () => void {
  const changed = useChanged();
  return () =>
    changed(
      ({ original }) =>
        new Map(
          leaves.map(leaf => {
            const key = `netconf.${indexOf(placed)}.${leaf}`;
            return [key, original.get(key)];
          }),
        ),
    );
}

/** The speed of a port: auto-negotiation or one of four fixed modes. §4.interface-speed. */
function SpeedField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const changed = useChanged();
  const undo = useRestored(placed, SPEED_LEAVES);
  const { speed, before, differs } = useSettingsScope(({ context: { values }, original }) => ({
    speed: speedOf(values, placed),
    before: speedOf(original, placed),
    differs: SPEED_LEAVES.some(leaf => {
      const key = `netconf.${indexOf(placed)}.${leaf}`;
      return values.get(key) !== original.get(key);
    }),
  }));
  const choices = [
    { value: String(AUTO_SPEED), label: t('Auto-negotiation') },
    ...FIXED.map(code => {
      const { mbps, fullDuplex } = FIXED_SPEEDS[code];
      return { value: String(code), label: linkModeLabel(`${mbps}${fullDuplex ? 'full' : 'half'}`, t) };
    }),
  ];
  const choose = (value: string): void => {
    const code = ALL.find(each => String(each) === value);
    if (code === undefined) return;
    // Put back as it was, nothing is written in another way.
    if (code === before) return undo();
    changed(({ context: { values } }) => speedChanges(values, deviceOf(placed, values), { speed: code }));
  };
  return (
    <PlannedChoice
      placed={placed}
      words={settingById('interface.speed')}
      names={{ also: namesOf(PARTS, placed) }}
      choices={choices}
      value={String(speed)}
      before={String(before)}
      changed={differs}
      onChoose={choose}
      onUndo={undo}
    />
  );
}

/** One advertised mode: all six are written while not all are advertised. */
function AdvertisedField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  const changed = useChanged();
  const undo = useRestored(
    placed,
    LINK_MODES.map(mode => `advertise.${mode}`),
  );
  const mode = LINK_MODES.find(each => field.key.endsWith(`.${each}`));
  if (mode === undefined) return <ReadOnlyControl placed={placed} field={field} />;
  const planned = {
    ...field,
    typed: () => undefined,
    commit: (value: string) => {
      changed(({ context: { values }, original }) =>
        advertise({ values, original }, placed, mode, value === 'enabled'),
      );
    },
    undo,
  };
  return <SwitchControl placed={placed} field={planned} />;
}

function advertise(
  { values, original }: { readonly values: Values; readonly original: Values },
  placed: PlacedSetting,
  mode: LinkMode,
  on: boolean,
): ConfigChanges {
  const index = indexOf(placed);
  const port = interfaceFromConfig(values, index);
  if (port === undefined) return new Map();
  const advertised = { ...port.advertised, [mode]: on };
  const before = interfaceFromConfig(original, index)?.advertised;
  const isBack = before !== undefined && LINK_MODES.every(each => before[each] === advertised[each]);
  if (!isBack) return speedChanges(values, port.devname, { advertised });
  const keys = LINK_MODES.map(each => `netconf.${index}.advertise.${each}`);
  return new Map(keys.map(key => [key, original.get(key)] as const));
}
