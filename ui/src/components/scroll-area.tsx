import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import layout from '../theme/layout.module.css';

export interface ScrollAreaProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Content that may be larger than its place. It takes the keyboard's focus only while there is something to scroll. */
export function ScrollArea({ label, children, className }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = area.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
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
    <div ref={area} className={classNames(layout.scroll, className)}>
      {children}
    </div>
  );
}
