import { type ReactNode, useEffect, useRef } from 'react';
import styles from './scroll-area.module.css';

/** Content that may be wider than its place. It takes the keyboard's focus only while there is something to scroll. */
export function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = area.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) {
        box.tabIndex = 0;
        box.role = 'group';
        box.ariaLabel = label;
      } else {
        box.removeAttribute('tabindex');
        box.removeAttribute('role');
        box.removeAttribute('aria-label');
      }
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [label]);
  return (
    <div ref={area} className={styles.area}>
      {children}
    </div>
  );
}
