import { type ReactNode, Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './menu-button.module.css';
import { Skeleton } from './skeleton.tsx';
import typography from '../theme/typography.module.css';

export interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Drawn from the first opening on; it may be loaded only then. */
  readonly children: ReactNode;
}

/** A button that opens a small surface under itself; on a phone a sheet from the bottom. Esc and a click beside close it. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [opened, setOpened] = useState(false);
  const stand = (event: ToggleEvent<HTMLDivElement>): void => {
    const button = place.current?.getBoundingClientRect();
    if (button === undefined || event.newState !== 'open') return;
    setOpened(true);
    const { style } = event.currentTarget;
    style.setProperty('--below', `${Math.round(button.bottom + 4)}px`);
    style.setProperty('--right', `${Math.round(document.documentElement.clientWidth - button.right)}px`);
    style.setProperty('--left', `${Math.round(button.left)}px`);
  };
  return (
    <span ref={place} className={styles.place}>
      <Button popoverTarget={id} className={styles.button} title={label}>
        {icon}
        <span className={typography.roomy}>{label}</span>
      </Button>
      <div id={id} popover="auto" className={styles.menu} onBeforeToggle={stand}>
        {opened && <Suspense fallback={<Skeleton height="96px" />}>{children}</Suspense>}
      </div>
    </span>
  );
}
