import type { ShownNotice } from '@radiolink/application/notices/notices.token';
import type { NoticeSeverity } from '@radiolink/domain/notices';
import { Banner } from '../components/banner.tsx';
import { TextButton } from '../components/text-button.tsx';
import type { Tone } from '../components/tone.ts';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { useText } from '../i18n/use-text.ts';
import { noticeWords } from './notice-words.ts';

const TONES: Readonly<Record<NoticeSeverity, Tone>> = { danger: 'bad', warning: 'warn', notice: 'busy' };

export interface NoticeBarProps extends ShownNotice {
  readonly onDismiss: () => void;
}

/** One notice, and the button that puts it away where this user may. */
export function NoticeBar({ notice, dismissal, problems, onDismiss }: NoticeBarProps) {
  const t = useText();
  const words = t(noticeWords(notice.message));
  return (
    <Banner
      tone={TONES[notice.severity]}
      action={
        dismissal !== null && (
          <TextButton onClick={onDismiss}>
            {dismissal === 'device' ? t('Dismiss') : t('Hide')}
            <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
          </TextButton>
        )
      }
    >
      {words}
      {problems.length > 0 && (
        <div role="alert">{problems.map(problem => t(noticeWords(problem))).join(' ')}</div>
      )}
    </Banner>
  );
}
