import { SnapshotsModel } from '@radiolink/application/configuration/change-models';
import { networkModeChanges } from '@radiolink/application/network/change-plans';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { NETWORK_MODES, type NetworkMode } from '@radiolink/domain/network';
import { offeredNetworkModes, unplanned } from '@radiolink/domain/network-mode';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { ChoiceControl, type PlacedSetting, useSettingField, useChanged } from '../../settings/index.ts';

const isMode = (value: string): value is NetworkMode => NETWORK_MODES.some(({ mode }) => mode === value);

/**
 * The network mode: a choice rewrites bridges, addresses and router services as one set of pending changes. A device
 * that takes single settings only gets the mode alone.
 */
export function ModeField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const field = useSettingField(placed);
  const board = useUnitsOf(StartModel, '$board');
  const carried = useUnitsOf(EditingModel, '$carried');
  const changed = useChanged();
  const snapshots = useUnitsOf(SnapshotsModel, '$snapshots');
  const offered = new Set<string>(offeredNetworkModes(board));
  const choices = NETWORK_MODES.filter(({ mode }) => offered.has(mode) || mode === field.text).map(
    ({ mode, name }) => ({ value: mode, label: t(name) }),
  );
  const planned = {
    ...field,
    typed: () => undefined,
    undo: () =>
      changed(({ context: { values, networkMode }, original }) =>
        unplanned(
          { values, original },
          networkModeChanges({ values: original, original, snapshots }, board, networkMode),
        ),
      ),
    commit: (value: string) => {
      if (!isMode(value)) return;
      changed(({ context, original }) =>
        networkModeChanges({ values: context.values, original, snapshots }, board, value),
      );
    },
  };
  return <ChoiceControl placed={placed} field={carried === null ? planned : field} choices={choices} />;
}
