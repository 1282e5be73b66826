import type { ReactNode } from 'react';

/** A titled part of the details. */
export function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="near slim">
      <h3 className="remark strong">{title}</h3>
      {children}
    </section>
  );
}
