import { createContext, type ReactNode } from 'react';
import { Card } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import type { ShownSection } from './shown-sections.ts';

export interface SectionFrameProps {
  readonly shown: ShownSection;
  readonly children: ReactNode;
}

function SectionCard({ shown, children }: SectionFrameProps) {
  const t = useText();
  return <Card title={t(shown.section.title)}>{children}</Card>;
}

/** What encloses the fields of a section: a card, or what the page brings. */
export const SectionFrameContext = createContext(
  (props: SectionFrameProps): ReactNode => <SectionCard {...props} />,
);
