import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LegalLink } from '../../legal/legal-link.tsx';
import styles from './setup.module.css';

/** Shown for a country whose label says that it needs the licensed firmware. Specification §2. */
export function LicensedNotice({ language }: { readonly language: string }) {
  const t = useText();
  return (
    <div className={styles.licensed}>
      <Banner tone="warn">
        <p>
          {t(
            'Licensed operators only: allows frequencies and power levels that require a license from the regulator.',
          )}
        </p>
        <LegalLink page="licensed" language={language} />
      </Banner>
    </div>
  );
}
