import { createContext, type ReactNode } from 'react';
import { Card } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { GroupMark } from './group-mark.tsx';
import type { ShownSection } from './shown-sections.ts';

export interface SectionFrameProps {
  readonly shown: ShownSection;
  readonly children: ReactNode;
}

function SectionCard({ shown, children }: SectionFrameProps) {
  'use no memo';
  const t = useText();
  const { section } = shown;
  return (
    <Card title={t(section.title)} aside={<GroupMark section={section} />}>
      {children}
    </Card>
  );
}

/** What encloses the fields of a section: a card, or what the page brings. */
export const SectionFrameContext = createContext(
  (props: SectionFrameProps): ReactNode => <SectionCard {...props} />,
);
