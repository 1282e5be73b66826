import Columns3 from 'lucide-react/icons/columns-3';

import { useText } from '../../i18n/use-text.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { lazyView } from '../../components/lazy-view.tsx';

/** Loaded when the menu is opened. */
const ColumnChoices = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-columns" */ './column-choices.tsx')).ColumnChoices,
}));

/** Which columns the table shows; kept in this browser. */
export function ColumnChooser() {
  const t = useText();
  return (
    <MenuButton label={t('Columns')} icon={<Columns3 size={18} aria-hidden="true" />}>
      <ColumnChoices />
    </MenuButton>
  );
}
