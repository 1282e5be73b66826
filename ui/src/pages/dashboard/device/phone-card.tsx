import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/index.ts';
import { PHONE, useMedia } from '../../../components/use-media.ts';
import { FoldButton, useFold } from './fold.tsx';
import surfaces from '../../../theme/surfaces.module.css';

export interface PhoneCardProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Where it is kept that the person opened it. */
  readonly kept: string;
  readonly children: ReactNode;
}

/** A card whose content reaches the edges. On a phone, where it is long and seldom needed, it is folded at first. */
export function PhoneCard({ title, aside, kept, children }: PhoneCardProps) {
  const content = useId();
  const fold = useFold(kept);
  const isPhone = useMedia(PHONE);
  if (!isPhone) {
    return (
      <Card title={title} aside={aside} flush>
        {children}
      </Card>
    );
  }
  return (
    <section className={surfaces.surface}>
      <FoldButton {...fold} content={content}>
        {title}
      </FoldButton>
      <div id={content} hidden={!fold.isOpen}>
        {fold.isOpen && children}
      </div>
    </section>
  );
}
