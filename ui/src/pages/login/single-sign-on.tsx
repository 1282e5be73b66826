import { controllerLink } from '@radiolink/domain/session';
import { LinkButton } from '../../components/link-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './login.module.css';

/**
 * The way in through the central controller, which returns to this page with a ticket. Nothing at all unless the
 * device names an address on an allowed domain. §2.login-screen, §5.controller-links.
 */
export function SingleSignOn({ address }: { readonly address: string | undefined }) {
  const t = useText();
  const link = controllerLink(address);
  if (link === undefined) return null;
  const controller = new URL(link).hostname;
  return (
    <div>
      <p className={styles.divider}>{t('or')}</p>
      <LinkButton href={link} rel="noreferrer">
        {t('Log in with {controller}', { controller })}
      </LinkButton>
    </div>
  );
}
