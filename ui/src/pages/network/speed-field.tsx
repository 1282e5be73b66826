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
import { settingById } from '@radiolink/domain/settings';
import { useText } from '../../i18n/use-text.ts';
import {
  type PlacedSetting,
  ReadOnlyControl,
  SwitchControl,
  useSettingField,
  useChanged,
  useSettingsScope,
} from '../../settings/index.ts';
import { modeWords } from '../network-tables/link-mode-words.ts';
import { deviceOf } from './device-of.ts';
import { namesOf, PlannedChoice } from './planned-choice.tsx';

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
export function SpeedField({ placed }: { readonly placed: PlacedSetting }) {
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
      return { value: String(code), label: modeWords(`${mbps}${fullDuplex ? 'full' : 'half'}`, t) };
    }),
  ];
  const choose = (value: string): void => {
    const code = ALL.find(each => String(each) === value);
    if (code === undefined) return;
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
export function AdvertisedField({ placed }: { readonly placed: PlacedSetting }) {
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
    commit: async (value: string) => {
      changed(({ context: { values } }) => advertise(values, placed, mode, value === 'enabled'));
    },
    undo,
  };
  return <SwitchControl placed={placed} field={planned} />;
}

function advertise(values: Values, placed: PlacedSetting, mode: LinkMode, on: boolean) {
  const port = interfaceFromConfig(values, indexOf(placed));
  if (port === undefined) return new Map<string, string>();
  return speedChanges(values, port.devname, { advertised: { ...port.advertised, [mode]: on } });
}
