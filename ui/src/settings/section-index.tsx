import { useHash } from '../frame/use-hash.ts';
import { useText } from '../i18n/index.ts';
import styles from './section-index.module.css';
import { hashOfTarget, targetOfHash } from './setting-target.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';

export interface SectionIndexProps {
  readonly sections: readonly SettingsSectionPlace[];
  /** How many settings are changed in each section. */
  readonly changedIn: (section: SettingsSectionPlace) => number;
}

/** The headings of the page to jump to, with what is changed under each. */
export function SectionIndex({ sections, changedIn }: SectionIndexProps) {
  const t = useText();
  const hash = useHash();
  const target = targetOfHash(hash);
  return (
    <nav className={styles.index} aria-label={t('Sections')}>
      <ul className={styles.list}>
        {sections.map(section => {
          const changed = changedIn(section);
          return (
            <li key={section.id}>
              <a
                className={styles.link}
                href={hashOfTarget(hash, section.id)}
                aria-current={target === section.id ? 'location' : undefined}
                onClick={() =>
                  target === section.id && window.dispatchEvent(new HashChangeEvent('hashchange'))
                }
              >
                {t(section.title)}
                {changed > 0 && (
                  <span className={styles.count} title={t('{count} changed', { count: changed })}>
                    {changed}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
