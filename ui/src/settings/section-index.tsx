import { useEffect, useRef, useState } from 'react';
import { useHash } from '../components/use-hash.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './section-index.module.css';
import { hashOfTarget, targetOfHash } from './sections-of.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';
import { useSettingsScope } from './settings-scope.tsx';
import { changedCountOf } from './shown-sections.ts';

export interface SectionIndexProps {
  readonly sections: readonly SettingsSectionPlace[];
}

/** The headings of the page to jump to, with what is changed under each. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const t = useText();
  const hash = useHash();
  const target = targetOfHash(hash);
  const named = sections.find(({ id }) => id === target)?.id;
  const [seen, setSeen] = useState(named);
  const list = useRef<HTMLUListElement>(null);
  // The mark is not needed for the first sight of the page: it is loaded after it.
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const start = async (): Promise<void> => {
      const { watchSections } = await import(
        /* webpackChunkName: "settings-index" */ '../components/scrolling/watch-sections.ts'
      );
      if (!left) end = watchSections(named, list.current, setSeen);
    };
    void start();
    return () => {
      left = true;
      end?.();
    };
  }, [named]);
  return (
    <nav className={styles.index} aria-label={t('Sections')}>
      <ul ref={list} className={styles.list}>
        {sections.map(section => (
          <li key={section.id}>
            <a
              className={styles.link}
              href={hashOfTarget(hash, section.id)}
              aria-current={seen === section.id ? 'location' : undefined}
              onClick={() => target === section.id && window.dispatchEvent(new HashChangeEvent('hashchange'))}
            >
              {t(section.title)}
              <ChangedCount section={section} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Number of changed settings of a section; nothing without any. */
function ChangedCount({ section }: { readonly section: SettingsSectionPlace }) {
  const t = useText();
  const changed = useSettingsScope(({ pending }) => changedCountOf(section, pending));
  if (changed === 0) return null;
  return (
    <span className={styles.count} title={t('{count} changed', { count: changed })}>
      {changed}
    </span>
  );
}
