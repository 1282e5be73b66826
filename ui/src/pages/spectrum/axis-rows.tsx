import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { SiteSurveyModel, SITE_SURVEY_MODELS } from '@radiolink/application/site-survey/site-survey.model';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import type { Span } from '@radiolink/domain/radio';
import { surveySpan, type PermittedChannel } from '@radiolink/domain/tools';
import { figureText } from '@radiolink/domain/units';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isolatedName } from '../../components/index.ts';
import { isolatedText } from '../../i18n/typeset.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { AxisRow, Block } from './axis-lane.tsx';
import { gapsOf, stretchesOf } from './axis-stretches.ts';
import type { AirRange } from './range.ts';
import { ReceivedRows } from './received-rows.tsx';
import type { Part } from '../../models/part.ts';

interface ReceivedNetwork {
  readonly id: string;
  readonly name: string;
  readonly span: Span;
  readonly signalDbm: number | undefined;
}

export interface AxisRowsProps {
  readonly whole: AirRange;
  readonly range: AirRange;
  readonly own: Span | null;
  readonly permitted: readonly PermittedChannel[];
}

/** Channel, permission, radar, the reception of the stations, and networks, on the axis of the spectrum. */
export const AxisRows = memo(function AxisRows({ whole, range, own, permitted }: AxisRowsProps) {
  const t = useText();
  const figures = useFigures();
  const direction = useTranslation().i18n.dir();
  const networks = useNetworks();
  return (
    <div>
      {own !== null && (
        <AxisRow name={t('This radio')} note={t('{frequency} MHz', { frequency: spanText(own) })}>
          <Block span={own} range={range} look="own" title={spanText(own)} />
        </AxisRow>
      )}
      {permitted.length > 0 && <PermittedRow whole={whole} range={range} permitted={permitted} />}
      <RadarRow range={range} />
      <ReceivedRows range={range} />
      {networks.length > 0 && (
        <AxisRow name={t('Networks')}>
          {networks.map(({ id, name, span, signalDbm }) => (
            <Block
              key={id}
              span={span}
              range={range}
              look="network"
              title={[
                isolatedName(name),
                t('{frequency} MHz', { frequency: spanText(span) }),
                isolatedText(figureText(figures.dbm(signalDbm)), direction),
              ].join(' ')}
            />
          ))}
        </AxisRow>
      )}
    </div>
  );
});

/** Where this country permits channels, with their limits, and where it permits none. */
function PermittedRow({ whole, range, permitted }: Pick<AxisRowsProps, 'whole' | 'range' | 'permitted'>) {
  const t = useText();
  const stretches = stretchesOf(permitted);
  const gaps = gapsOf(stretches, { startMhz: whole.fromMhz, endMhz: whole.toMhz });
  return (
    <AxisRow name={t('Permitted')} note={t('EIRP limits in dBm. Hatched: DFS. Crossed out: not permitted.')}>
      {gaps.map(span => (
        <Block
          key={`gap ${span.startMhz}`}
          span={span}
          range={range}
          look="gap"
          title={t('{range} MHz, not permitted', { range: spanText(span) })}
        />
      ))}
      {stretches.map(({ span, maxEirpDbm, cacSeconds }) => (
        <Block
          key={span.startMhz}
          span={span}
          range={range}
          look={cacSeconds > 0 ? 'dfs' : 'permitted'}
          title={
            cacSeconds > 0
              ? t('{range} MHz, EIRP up to {eirp} dBm, DFS with a CAC of {seconds} s', {
                  range: spanText(span),
                  eirp: maxEirpDbm,
                  seconds: cacSeconds,
                })
              : t('{range} MHz, EIRP up to {eirp} dBm', { range: spanText(span), eirp: maxEirpDbm })
          }
        >
          {maxEirpDbm}
        </Block>
      ))}
    </AxisRow>
  );
}

/** Isolated, so that it keeps its direction in a text from right to left. */
const spanText = ({ startMhz, endMhz }: Span): string => `\u2066${startMhz}–${endMhz}\u2069`;

/** The networks of the last site survey that say where they are. */
function useNetworks(): readonly ReceivedNetwork[] {
  const run = useUnitsOf(SiteSurveyModel, '$run');
  const entries = run?.result;
  return (entries ?? []).flatMap(({ cell }) => {
    const span = surveySpan(cell);
    return span === undefined
      ? []
      : [{ id: cell.mac, name: cell.ssid ?? '', span, signalDbm: cell.signalDbm }];
  });
}

/** Channels that are checked for radar, and those that radar blocks; no row while there is none. */
function RadarRow({ range }: { readonly range: AirRange }) {
  const t = useText();
  const [channels, blocked] = useUnitsOf(SpectrumModel, '$radar', '$blockedTotal');
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

export const part: Part<AxisRowsProps> = {
  View: AxisRows,
  models: SITE_SURVEY_MODELS,
  needs: [SettingsContextModel],
};
