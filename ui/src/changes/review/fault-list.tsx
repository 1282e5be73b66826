import { ChangeModels } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { settingNameMessage } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { FindingItems } from './finding-items.tsx';

/**
 * Invalid fields, and the faults that the changes cause, with a link to each field. Nothing is sent before
 * they are corrected.
 */
export function FaultList({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const editing = useModel(EditingModel);
  const changes = useModel(ChangeModels);
  const [faults, invalid, values] = useUnit([changes.apply.$faults, editing.$invalidFields, editing.$values]);
  const named = [...invalid.values()].map(field => ({
    ...field,
    name: settingNameMessage(field.key, other => values.get(other)) ?? field.name,
  }));
  const wrong = [...named, ...faults.filter(({ key }) => !invalid.has(key))];
  if (wrong.length === 0) return null;
  return (
    <Banner tone="bad">
      {t('Correct these settings before applying.')}
      <FindingItems findings={wrong} onFollow={onFollow} />
    </Banner>
  );
}
