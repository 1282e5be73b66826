import { prescanStateMessage, type PrescanState } from '@radiolink/domain/tools';
import { StateBadge } from '../../../components/state-badge.tsx';
import type { Tone } from '../../../components/tone.ts';
import { useClockText } from '../../../changes/use-clock-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { RadarNews } from './radar-news.ts';

const TONES: Readonly<Record<PrescanState, Tone>> = {
  pending: 'idle',
  scanning: 'busy',
  clear: 'good',
  radar: 'bad',
};

/** Radar state of a channel, as a state badge. */
export function RadarState({ news }: { readonly news: RadarNews }) {
  const t = useText();
  const clock = useClockText();
  if (news.kind === 'received') {
    const { state, secondsLeft } = news;
    return (
      <StateBadge tone={TONES[state]} quiet>
        {secondsLeft === undefined
          ? t(prescanStateMessage(state))
          : t('CAC running, {seconds} s left', { seconds: secondsLeft })}
      </StateBadge>
    );
  }
  return (
    <StateBadge tone="bad" quiet>
      {news.until === undefined
        ? t('Blocked by radar')
        : t('Blocked by radar until {time}', { time: clock(news.until) })}
    </StateBadge>
  );
}
