import type { ReactNode } from 'react';
import { classNames } from '../../components/index.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** A titled part of the details. */
export function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classNames(layout.near, layout.slim)}>
      <h3 className={classNames(typography.remark, typography.strong)}>{title}</h3>
      {children}
    </section>
  );
}
