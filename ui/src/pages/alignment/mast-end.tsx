import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import type { LinkSide } from '@radiolink/domain/link';
import { belowBestDb, fromExpectedDb, spokenLevel, type AimedEnd } from '@radiolink/domain/tools';
import { durationFigures, figureText, MISSING_TEXT } from '@radiolink/domain/units';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure, isolatedName, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { DownTime } from './down-note.tsx';
import { LevelBar } from './aimed-end-card.tsx';
import styles from './mast-end.module.css';
import typography from '../../theme/typography.module.css';

/** A longer name leaves the level no room on a phone. */
const LONGEST_NAME = 18;
/** Height of digits, em: they have no descenders; fonts differ in where they stand in the line. */
const DIGIT_EM = 0.84;
const PROBE_PX = 100;

/** Makes digits as large as their box allows, in both directions, and again when the box changes. Returns what ends it. */
function fitText(text: HTMLElement | null): (() => void) | undefined {
  const box = text?.parentElement;
  if (!text || !box) return undefined;
  const fit = (): void => {
    text.style.fontSize = `${PROBE_PX}px`;
    const { width } = text.getBoundingClientRect();
    const byWidth = (box.clientWidth / width) * PROBE_PX;
    text.style.fontSize = `${Math.floor(Math.min(byWidth, box.clientHeight / DIGIT_EM))}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  return () => observer.disconnect();
}

export interface MastEndProps {
  /** Name of the station where there are several. */
  readonly station: string | undefined;
  readonly side: LinkSide;
  readonly end: AimedEnd;
}

/** One end in figures a hand high: its level, the distance to the best and to the expected signal, its chains. */
export function MastEnd({ station, side, end }: MastEndProps) {
  const t = useText();
  const figures = useFigures();
  const { language } = useTranslation().i18n;
  const [freshness, speak] = useUnitsOf(MastModel, '$freshness', 'spoken');
  const { total, chains } = end;
  const text = figures.dbm(total.nowDbm)?.value ?? MISSING_TEXT;
  const words = freshness === 'missing' ? t('No new values') : t(spokenLevel(total));
  const say = () => speak({ text: words, language: language.replace('_', '-') });
  return (
    <section className={styles.end} data-age={freshness}>
      <button type="button" className={styles.level} onClick={say}>
        <span className={typography.title}>
          {station !== undefined && `${isolatedName(station, LONGEST_NAME)} · `}
          {side === 'local' ? t('Local') : t('Remote')} · dBm <State />
        </span>
        <span className={styles.digits} data-live="">
          <FittedText key={text.length}>{text}</FittedText>
        </span>
        <VisuallyHidden> {t('Announce the signal')}</VisuallyHidden>
      </button>
      <dl className={styles.facts} data-live="">
        <Distance name={t('Best')} dbm={total.bestDbm} fromDb={negative(belowBestDb(total))} />
        <Distance name={t('Expected')} dbm={end.expectedDbm} fromDb={fromExpectedDb(end)} />
      </dl>
      <div className={styles.bars}>
        {[...(chains.length > 0 ? chains : [total]).entries()].map(([chain, level]) => (
          <div key={chain} className={styles.chain}>
            <LevelBar side={side} level={level} />
            <span className={styles.chainLevel} data-live="">
              {chains.length > 0 && <VisuallyHidden>{t('chain {chain}', { chain })} </VisuallyHidden>}
              <Figure of={figures.dbm(level.nowDbm)} />
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Figures are equally wide: another number of them is another element, measured once. */
function FittedText({ children }: { readonly children: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => fitText(place.current), []);
  return (
    <span ref={place} className={styles.text}>
      {children}
    </span>
  );
}

/** That no answer comes, with the age of the level, or that the device reports no link: never one for the other. */
function State() {
  const t = useText();
  const { language } = useTranslation().i18n;
  const downSince = useUnitsOf(AlignmentModel, '$downSince');
  const [freshness, age] = useUnitsOf(MastModel, '$freshness', '$ageSeconds');
  if (freshness !== 'new')
    return <>· {t('{age} old', { age: figureText(durationFigures(age, language)) })}</>;
  if (downSince === null) return null;
  return (
    <>
      · {t('No link')} <DownTime since={downSince} />
    </>
  );
}

interface DistanceProps {
  readonly name: string;
  readonly dbm: number | undefined;
  /** Negative below the mark, dB. */
  readonly fromDb: number | undefined;
}

/** Better or worse than a mark, as a shape and a figure. */
function Distance({ name, dbm, fromDb }: DistanceProps) {
  const figures = useFigures();
  if (dbm === undefined) return null;
  return (
    <div className={styles.fact}>
      <dt>
        {name} <Figure of={figures.dbm(dbm)} />
      </dt>
      <dd>
        {fromDb !== undefined && <span aria-hidden="true">{fromDb < 0 ? '▼' : '▲'} </span>}
        <Figure of={figures.decibel(fromDb)} room={3} />
      </dd>
    </div>
  );
}

const negative = (db: number | undefined): number | undefined => (db === undefined ? undefined : 0 - db);
