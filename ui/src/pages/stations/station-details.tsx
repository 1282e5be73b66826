import { type SelectedStation, StationsModel } from '@radiolink/application/station/stations.model';
import { rateText } from '@radiolink/domain/link';
import type { StationRadio, StationRow } from '@radiolink/domain/station';
import { MISSING_TEXT } from '@radiolink/domain/units';
import { useStoreMap } from 'effector-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react';
import {
  Banner,
  Button,
  classNames,
  FailureMessage,
  Figure,
  ScrollArea,
  Skeleton,
  StateBadge,
  VisuallyHidden,
} from '../../components/index.ts';
import { lazyView, lazyPart } from '../../components/lazy-view.tsx';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { HEALTH_TONES, HEALTH_WORDS, wholeScore } from '../../components/link-states.ts';
import { Band, RadioState } from '../dashboard/radio-states.tsx';
import { DetailSection } from './detail-section.tsx';
import { HostDetails } from './host-details.tsx';
import { LinkDetails, WiredDetails, StationReasons } from './link-details.tsx';
import { NoteField } from './note-field.tsx';
import { SignalDetails } from './signal-details.tsx';
import { StationActions } from './station-actions.tsx';
import { StationName } from './station-cells.tsx';
import styles from './station-details.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

export interface StationDetailsProps {
  readonly selected: SelectedStation;
  readonly onClose: () => void;
}

/** Everything about one station. */
export function StationDetails({ selected: { row, goneAt }, onClose }: StationDetailsProps) {
  const t = useText();
  const clock = useClockText();
  const gone = goneAt !== null;
  const kick = useUnitsOf(StationsModel, '$kick');
  // What the device still reports of a station that it was asked to disconnect is no longer true.
  const kicked = kick.kind === 'done' && kick.target.mac === row.station.mac;
  return (
    <>
      <header className={styles.head}>
        <div className={classNames(layout.pair, layout.slim)}>
          <h2 className={styles.name}>
            <StationName row={row} />
          </h2>
          {gone && <StateBadge tone="bad">{t('Disconnected')}</StateBadge>}
          {!gone && kicked && <StateBadge tone="idle">{t('Kicked')}</StateBadge>}
          {!gone && !kicked && <Health row={row} />}
        </div>
        <div className={styles.steps}>
          <StationSteps of={row.key} />
          <Button look="quiet" title={t('Close')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
            <VisuallyHidden>{t('Close the details')}</VisuallyHidden>
          </Button>
        </div>
      </header>
      {/* What was typed for one station is never shown for another; the focus stays on the step to the next. */}
      <DetailScroll key={row.key}>
        {goneAt !== null && (
          <output className={typography.muted}>
            {t('Disconnected at {time}. These are its last readings.', { time: clock(goneAt) })}
          </output>
        )}
        <KickNote mac={row.station.mac} gone={gone} />
        <div className={classNames(styles.readings, (gone || kicked) && styles.old)}>
          <StationReasons row={row} />
          <SignalDetails row={row} />
          <SignalTrace />
          <LinkDetails row={row} />
        </div>
        <StationActions row={row} gone={gone} />
        {row.station.mac !== '' && <NoteField mac={row.station.mac} />}
        {row.radios.length > 0 && <RadioDetails row={row} />}
        <WiredDetails row={row} />
        <HostDetails row={row} />
      </DetailScroll>
    </>
  );
}

function Health({ row: { verdict } }: { readonly row: StationRow }) {
  const t = useText();
  const { health, score, problem } = verdict;
  if (health === undefined) return null;
  return (
    // The colour of the row: a good score over a problem is not green. reading 21.
    <StateBadge tone={problem ? 'bad' : HEALTH_TONES[health]}>
      {t(HEALTH_WORDS[health])}
      {score !== undefined && ` · ${wholeScore(score)}`}
    </StateBadge>
  );
}

/** The part of the panel that scrolls. */
function DetailScroll({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <ScrollArea label={t('Details')} className={styles.scroll}>
      <div className={styles.content}>{children}</div>
    </ScrollArea>
  );
}

/** Result of the kick of this station, until the station is back. */
function KickNote({ mac, gone }: { readonly mac: string; readonly gone: boolean }) {
  const t = useText();
  const [kick, noticed] = useUnitsOf(StationsModel, '$kick', 'kickNoticed');
  const left = useRef(false);
  useEffect(() => {
    if (left.current && !gone) noticed();
    left.current = gone;
  }, [gone, noticed]);
  if (kick.kind === 'none' || kick.target.mac !== mac) return null;
  if (kick.kind === 'running') return <Banner tone="busy">{t('Kicking station…')}</Banner>;
  if (kick.kind === 'done') {
    return <Banner tone="good">{t('The station was kicked. It reconnects automatically.')}</Banner>;
  }
  const { failure } = kick;
  return (
    <Banner tone="bad" urgent>
      {t('The station was not kicked.')}{' '}
      {failure !== null && <FailureMessage failure={failure} context="action" />}
    </Banner>
  );
}

const RecordChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../dashboard/charts/charts.tsx')).RecordChart,
}));

/** Room of the chart with its readout and the way to its table. */
const ROOM = '248px';

/** The signals of both ends since the details were opened. */
function SignalTrace() {
  const t = useText();
  const trace = useUnitsOf(StationsModel, '$trace');
  if (trace === null) return null;
  return (
    <DetailSection title={t('Link history')}>
      <Suspense fallback={<Skeleton height={ROOM} />}>
        <RecordChart quantity="signal" history={trace.history} title={t('Link history')} alone />
      </Suspense>
    </DetailSection>
  );
}

/** The details of the station above and below in the list. */
function StationSteps({ of }: { readonly of: string }) {
  const t = useText();
  const { $list } = useModel(StationsModel);
  const open = useUnitsOf(StationsModel, 'selected');
  const above = useNeighbour($list, of, -1);
  const below = useNeighbour($list, of, 1);
  return (
    <>
      <Button
        look="quiet"
        disabled={above === null}
        title={t('Previous station')}
        onClick={() => open(above)}
      >
        <ChevronUp size={18} aria-hidden="true" />
        <VisuallyHidden>{t('Previous station')}</VisuallyHidden>
      </Button>
      <Button look="quiet" disabled={below === null} title={t('Next station')} onClick={() => open(below)}>
        <ChevronDown size={18} aria-hidden="true" />
        <VisuallyHidden>{t('Next station')}</VisuallyHidden>
      </Button>
    </>
  );
}

/** The key of the row so many places further; null at the end of the list. */
function useNeighbour($list: StationsModel['$list'], key: string, step: number): string | null {
  return useStoreMap({
    store: $list,
    keys: [key, step],
    fn: ({ rows }, [of, by]) => {
      const place = rows.findIndex(row => row.key === of);
      return place < 0 ? null : (rows[place + by]?.key ?? null);
    },
  });
}

/** Only of a device with two radios. */
const StationFailovers = lazyPart(
  async () => (await import(/* webpackChunkName: "part-station-failovers" */ './station-failovers.tsx')).part,
  Fragment,
);

/** The links of a station over both radios of the device, side by side. */
function RadioDetails({ row: { key, radios } }: { readonly row: StationRow }) {
  const t = useText();
  const figures = useFigures();
  const rows: readonly (readonly [label: string, cell: (radio: StationRadio) => ReactNode])[] = [
    [t('Link'), radio => <RadioState radio={radio} quiet />],
    [t('Local signal'), ({ ends }) => <Figure of={figures.dbm(ends.local.signalDbm)} />],
    [t('Remote signal'), ({ ends }) => <Figure of={figures.dbm(ends.remote?.signalDbm)} />],
    [t('Receive rate'), ({ ends }) => rateText(ends.local.rxRate) ?? MISSING_TEXT],
    [t('Transmit rate'), ({ ends }) => rateText(ends.local.txRate) ?? MISSING_TEXT],
    [t('Airtime'), ({ ends }) => <Figure of={figures.percent(ends.airtimePercent, 1)} />],
    [t('Receive capacity'), ({ ends }) => <Figure of={figures.speed(ends.local.rxCapacityKbps, 'Mbps')} />],
  ];
  return (
    <DetailSection title={t('Both radios')}>
      <table className={classNames(styles.directions, styles.radios)}>
        <thead>
          <tr>
            <th scope="col">{t('Radio')}</th>
            {radios.map(({ band }) => (
              <th key={band} scope="col">
                <Band band={band} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {radios.map(radio => (
                <td key={radio.band}>{cell(radio)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense fallback={null}>
        <StationFailovers of={key} />
      </Suspense>
    </DetailSection>
  );
}
