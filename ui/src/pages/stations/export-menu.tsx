import Download from 'lucide-react/icons/download';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../models/lazy-part.tsx';
import { MenuButton } from '../../components/menu-button.tsx';

/** Files are made seldom: what makes them is loaded when the menu is opened. */
const ExportChoices = lazyPart(
  async () => (await import(/* webpackChunkName: "stations-export" */ './export.part.ts')).part,
);

/** Saves the listed stations as a file. */
export function ExportMenu() {
  const t = useText();
  return (
    <MenuButton label={t('Export')} icon={<Download size={18} aria-hidden="true" />}>
      <ExportChoices />
    </MenuButton>
  );
}
