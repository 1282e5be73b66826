import { Skeleton, VisuallyHidden } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';

/** Placeholder of a page that is loading: the room of its title, and the rest of the window. */
export function PagePlaceholder() {
  const t = useText();
  return (
    <div data-placeholder="" style={{ display: 'grid', gap: '20px' }}>
      <VisuallyHidden>
        <output>{t('Please wait')}</output>
      </VisuallyHidden>
      <Skeleton height="32px" />
      <Skeleton height="calc(100dvh - var(--header) - var(--bottom-bar) - 100px)" />
    </div>
  );
}
