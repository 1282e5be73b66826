import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { usePaper } from '../../../components/use-media.ts';
import { useText } from '../../../i18n/use-text.ts';
import pageStyles from '../dashboard.module.css';
import styles from './device.module.css';

const KEY = 'radiolink.dashboard-details';
const OPEN = 'open';

/** Device, radio and services, which the figures above name in part: closed at first, then as the person left it; open on paper. */
export function FoldedDetails({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const content = useId();
  const [isOpen, setIsOpen] = useState(readChoice);
  const isPaper = usePaper();
  const isShown = isOpen || isPaper;
  const toggle = (): void => {
    setIsOpen(!isOpen);
    storeChoice(!isOpen);
  };
  return (
    <>
      <div className={pageStyles.facts}>
        <section className="surface">
          <h2>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={content}
              onClick={toggle}
            >
              <ChevronDown size={16} aria-hidden="true" />
              {t('Details')}
            </button>
          </h2>
        </section>
      </div>
      <div id={content} className={styles.folded} hidden={!isShown}>
        {isShown && children}
      </div>
    </>
  );
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === OPEN;
  } catch {
    return false;
  }
}

function storeChoice(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, OPEN);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
