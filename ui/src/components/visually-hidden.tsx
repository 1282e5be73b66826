import type { ReactNode } from 'react';

/** Text for those who listen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="spoken">{children}</span>;
}
