import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { Banner } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { FindingItems } from './finding-items.tsx';

/** Remarks on the changes, and on what was wrong before, with their repairs. They stop nothing. reading 48. */
export function RemarkList({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const remarks = useUnitsOf(PermittedApply, '$remarks');
  if (remarks.length === 0) return null;
  return (
    <Banner tone="warn">
      {t('Check these settings.')}
      <FindingItems findings={remarks} onFollow={onFollow} />
    </Banner>
  );
}
