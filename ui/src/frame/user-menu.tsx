import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { useId } from 'react';
import { Button, ForeignText, VisuallyHidden } from '../components/index.ts';
import { visibleLine } from '../components/visible-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useUnitsOf } from '../models/models.ts';
import menuStyles from './header-menu.module.css';
import { LaterSlot, useLater } from './later-slot.tsx';

/** The user, theme, language and logout. */
export function UserMenu() {
  const t = useText();
  const menu = useId();
  const later = useLater();
  const [user, loggingOut, logout] = useUnitsOf(SessionModel, '$user', '$loggingOut', 'logoutRequested');
  const languagesWanted = useUnitsOf(PreferencesModel, 'languagesWanted');
  return (
    <>
      <button type="button" className={menuStyles.trigger} popoverTarget={menu}>
        <User size={18} aria-hidden="true" />
        <VisuallyHidden>{t('User menu')} </VisuallyHidden>
        <span className={menuStyles.name} title={visibleLine(user.username)}>
          <ForeignText>{user.username}</ForeignText>
        </span>
        <ChevronDown className={menuStyles.more} size={16} aria-hidden="true" />
      </button>
      <div
        id={menu}
        popover="auto"
        className={menuStyles.menu}
        onToggle={event => {
          if (event.newState === 'open') languagesWanted();
        }}
      >
        <LaterSlot name="user" open={later} />
        <Button wide disabled={loggingOut} onClick={() => logout()}>
          <LogOut size={18} aria-hidden="true" />
          {loggingOut ? t('Please wait') : t('Log out')}
        </Button>
      </div>
    </>
  );
}
