'use no memo';

import { DraftsModel } from '@radiolink/application/configuration/change-models';
import { ReplacedInterfaceModel } from '@radiolink/application/served-interface/replaced-interface.model';
import { Banner } from '../../components/banner.tsx';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';

/** Says that the parts of this page are no longer on the device, since its interface was updated. */
export function ReplacedInterfaceBar() {
  const t = useText();
  const reload = useUnitsOf(ReplacedInterfaceModel, 'reloadRequested');
  const isRemembered = useUnitsOf(DraftsModel, '$remembered');
  return (
    <Banner tone="warn" urgent action={<TextButton onClick={() => reload()}>{t('Reload page')}</TextButton>}>
      {isRemembered
        ? t('The interface was updated. Reload the page once. Pending changes are kept.')
        : t('The interface was updated. Reload the page once. Pending changes are lost.')}
    </Banner>
  );
}
