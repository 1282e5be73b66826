import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { AxisRow, Block } from './axis-lane.tsx';
import type { AirRange } from './range.ts';

/** Channels that are checked for radar, and those that radar blocks; no row while there is none. */
export function RadarRow({ range }: { readonly range: AirRange }) {
  const t = useText();
  const spectrum = useModel(SpectrumModel);
  const [channels, blocked] = useUnit([spectrum.$radar, spectrum.$blockedTotal]);
  if (channels.length === 0 && blocked === 0) return null;
  const words = channels.map(({ kind, span: { startMhz, endMhz }, secondsLeft }) => {
    const values = { range: `\u2066${startMhz}–${endMhz}\u2069`, seconds: Math.ceil(secondsLeft ?? 0) };
    if (kind === 'cac')
      return secondsLeft === undefined
        ? t('{range} MHz: CAC running', values)
        : t('{range} MHz: CAC running, {seconds} s left', values);
    return secondsLeft === undefined
      ? t('{range} MHz: blocked by radar', values)
      : t('{range} MHz: blocked by radar, {seconds} s left', values);
  });
  const counted = blocked > 0 ? [t('Channels blocked by radar: {total}', { total: blocked })] : [];
  return (
    <AxisRow name={t('Radar')} note={[...words, ...counted].join(' · ')}>
      {channels.map(({ kind, span }, place) => (
        <Block
          key={`${kind} ${span.startMhz}`}
          span={span}
          range={range}
          look={kind === 'cac' ? 'dfs' : 'radar'}
          title={words[place] ?? ''}
        >
          {kind === 'cac' ? 'CAC' : '✕'}
        </Block>
      ))}
    </AxisRow>
  );
}
