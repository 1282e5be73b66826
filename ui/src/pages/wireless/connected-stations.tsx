import { StatusModel } from '@radiolink/application/status/status.model';
import { accessListEdits } from '@radiolink/domain/settings';
import type { DeviceStatus } from '@radiolink/domain/status';
import { useUnit } from 'effector-react';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useReadOnly, useChanged, useSettingsScope } from '../../settings/index.ts';

const STATUS = 'wireless.1.mac_acl.status';

const listedStations = ({ wireless }: DeviceStatus) =>
  wireless.stations.map(({ mac, remote }) => ({ mac, name: remote?.hostname }));

/** Lists every connected station in the MAC access list by one click. */
export function ConnectedStations() {
  const t = useText();
  const readOnly = useReadOnly();
  const changed = useChanged();
  const stations = useUnit(useModel(StatusModel).slice(listedStations)) ?? [];
  const { on, missing } = useSettingsScope(({ context }) => {
    const edits = [...accessListEdits(stations, context).keys()];
    return {
      on: context.values.get(STATUS) === 'enabled',
      missing: edits.filter(key => key.endsWith('.mac')).length,
    };
  });
  if (readOnly || !on || stations.length === 0) return null;
  return (
    <Button
      disabled={missing === 0}
      onClick={() => changed(({ context }) => accessListEdits(stations, context))}
    >
      {missing === 0
        ? t('All connected stations are listed')
        : t('Add {count} connected stations', { count: missing })}
    </Button>
  );
}
