import { InterfaceFlagsModel } from '@radiolink/application/interface-flags/interface-flags.model';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { type RefObject, Suspense, useEffect, useRef, useMemo } from 'react';
import { stationOfHash } from '../../components/catalogue/station-address.ts';
import { useAction } from '../../components/commands/command.ts';
import { Banner, classNames, VisuallyHidden } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { COARSE, PHONE, useMedia } from '../../components/use-media.ts';
import { useHash } from '../../components/use-hash.ts';
import { useText } from '../../i18n/use-text.ts';
import { focusRow } from '../../components/long-list/use-roving-row.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import styles from './stations.module.css';
import { StationsWaiting } from './empty-lists.tsx';
import { Toolbar } from './toolbar.tsx';
import { isTableColumnId } from '@radiolink/application/station/list-choices';
import type { ListedStation } from '@radiolink/application/station/station-list';
import { ratioOf } from '@radiolink/domain/station';
import { useFigures } from '../../i18n/use-figures.ts';
import { stationColumns } from './station-columns.tsx';
import { VirtualTable } from '../../components/long-list/virtual-table.tsx';

const loadPanel = async () => ({
  default: (await import(/* webpackChunkName: "station-details" */ './details-panel.tsx')).DetailsPanel,
});
/** A separate chunk: the list comes first. */
const DetailsPanel = lazyView(loadPanel);

/** The details of the selected station, if one is selected. */
function StationPanel({ onClose }: { readonly onClose: () => void }) {
  const selected = useUnitsOf(StationsModel, '$selected');
  useEffect(() => {
    // Prefetched while the list is read, so that the panel opens immediately. A failure shows when it is
    // opened.
    loadPanel().catch(() => undefined);
  }, []);
  if (selected === null) return null;
  return (
    <Suspense fallback={null}>
      <DetailsPanel selected={selected} onClose={onClose} />
    </Suspense>
  );
}

/** Those that left are looked at by hand, seldom. */
const GoneStations = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-gone" */ './gone-stations.tsx')).GoneStations,
}));

/** Heights of a row, pixels. */
const MOUSE_ROW = 36;
const TOUCH_ROW = 44;
const PHONE_ROW = 60;

/** The stations of the device: to find the bad one, to see why, and to act on it. */
export function StationsPage() {
  const t = useText();
  const maximize = useUnitsOf(StationsModel, 'maximizedToggled');
  const { stationListMaximized: maximized } = useUnitsOf(InterfaceFlagsModel, '$flags');
  const phone = useMedia(PHONE);
  const coarse = useMedia(COARSE);
  const view = useRef<HTMLDivElement>(null);
  const large = maximized && !phone;
  useMaximized(view, large);
  useAction('maximize-stations', () => maximize(), !phone);
  useWhileShown(...useUnitsOf(StationsModel, 'shown', 'left'));
  const rowHeight = phone ? PHONE_ROW : coarse ? TOUCH_ROW : MOUSE_ROW;
  return (
    <div ref={view} className={classNames(styles.page, large && styles.maximized)}>
      <VisuallyHidden>
        <h1>{t('Stations')}</h1>
      </VisuallyHidden>
      <Toolbar phone={phone} />
      <CutNote />
      <Body phone={phone} rowHeight={rowHeight} />
    </div>
  );
}

function Body({ phone, rowHeight }: { readonly phone: boolean; readonly rowHeight: number }) {
  const [rows, filter, opened] = useUnitsOf(StationsModel, '$rows', '$filter', '$selected');
  const [open, notice] = useUnitsOf(StationsModel, 'selected', 'kickNoticed');
  const body = useRef<HTMLDivElement>(null);
  const named = stationOfHash(useHash());
  const isThere = rows !== null;
  useEffect(() => {
    if (named !== undefined && isThere) open(named);
  }, [named, isThere, open]);
  const key = opened?.row.key;
  const close = () => {
    open(null);
    notice();
    // The address names it no more, so that the way to it opens it again.
    if (named !== undefined) window.location.replace('#/stations');
    // The focus returns to the row whose details were open.
    if (key !== undefined) requestAnimationFrame(() => focusRow(body.current, key));
  };
  if (rows === null) return <StationsWaiting rowHeight={rowHeight} />;
  return (
    <div ref={body} className={styles.body}>
      <div className={styles.list}>
        {filter !== 'gone' && <StationRows phone={phone} rowHeight={rowHeight} />}
        {filter === 'gone' && (
          <Suspense fallback={null}>
            <GoneStations phone={phone} rowHeight={rowHeight} />
          </Suspense>
        )}
      </div>
      <StationPanel onClose={close} />
    </div>
  );
}

/** Says that a list is longer than what is listed of it. */
function CutNote() {
  const t = useText();
  const [total, { all }] = useUnitsOf(StationsModel, '$sent', '$counts');
  if (total === null) return null;
  return (
    <Banner tone="busy">
      {t('Stations listed: the first {listed} of {total}.', { listed: all, total })}
    </Banner>
  );
}

/** Keeps what a maximised view covers out of reach: everything of the page but the view itself and the page's header. */
function useMaximized(view: RefObject<HTMLElement | null>, maximized: boolean): void {
  useEffect(() => {
    if (!maximized || view.current === null) return undefined;
    const covered = coveredBy(view.current);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [view, maximized]);
}

/** The header, and what the frame shows wherever the user is. */
function staysInReach({ tagName, dataset }: HTMLElement): boolean {
  return tagName === 'HEADER' || dataset['stays'] !== undefined;
}

function coveredBy(view: HTMLElement): readonly HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (let inner: Element = view; inner !== document.body; ) {
    const outer = inner.parentElement;
    if (outer === null) break;
    for (const sibling of outer.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || staysInReach(sibling)) continue;
      if (!sibling.inert) covered.push(sibling);
    }
    inner = outer;
  }
  return covered;
}

/** An empty list is seldom. */
const NoStation = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-none" */ './empty-lists.tsx')).NoStation,
}));

const PhoneRows = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-phone" */ './phone-rows.tsx')).PhoneRows,
}));

const keyOf = ({ key }: ListedStation): string => key;
const isOld = ({ leftAt }: ListedStation): boolean => leftAt !== undefined;

interface StationRowsProps {
  readonly phone: boolean;
  readonly rowHeight: number;
}

/** The stations that are connected: a table, on a phone a list of two lines each. */
function StationRows({ phone, rowHeight }: StationRowsProps) {
  const t = useText();
  const figures = useFigures();
  const [list, choices, notes, opened] = useUnitsOf(
    StationsModel,
    '$list',
    '$choices',
    '$notes',
    '$selected',
  );
  const distanceUnit = figures.distanceUnit(useUnitsOf(StationsModel, '$farthestMetres') ?? undefined);
  const [open, hold, sortBy] = useUnitsOf(StationsModel, 'selected', 'held', 'sortChosen');
  const { columns: chosen, sort } = choices;
  const ratio = ratioOf(list.rows);
  const columns = useMemo(
    () => stationColumns(chosen, sort, { t, figures, notes, distanceUnit, ratio }),
    [chosen, sort, t, figures, notes, distanceUnit, ratio],
  );
  const rows = {
    label: t('Stations'),
    rows: list.rows,
    rowKey: keyOf,
    isOld,
    rowHeight,
    onOpen: open,
    openKey: opened?.row.key,
    held: opened !== null,
    onHeld: hold,
  };
  if (list.rows.length === 0) {
    return (
      <Suspense fallback={null}>
        <NoStation />
      </Suspense>
    );
  }
  if (phone) {
    return (
      <Suspense fallback={null}>
        <PhoneRows {...rows} />
      </Suspense>
    );
  }
  return <VirtualTable {...rows} columns={columns} onSort={id => isTableColumnId(id) && sortBy(id)} />;
}
