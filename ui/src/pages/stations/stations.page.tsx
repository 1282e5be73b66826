import { InterfaceFlagsModel } from '@radiolink/application/interface-flags/interface-flags.model';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { useAction } from '../../commands/use-action.ts';
import { classNames } from '../../components/class-names.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { stationOfHash } from '../../catalogue/station-address.ts';
import { useHash } from '../../frame/use-hash.ts';
import { CutNote } from './cut-note.tsx';
import { StationPanel } from './station-panel.tsx';
import { StationRows } from './station-rows.tsx';
import { StationsWaiting } from './stations-waiting.tsx';
import styles from './stations.module.css';
import { Toolbar } from './toolbar.tsx';
import { useMaximized } from './use-maximized.ts';
import { COARSE, PHONE, useMedia } from '../../components/use-media.ts';
import { focusRow } from '../../long-list/use-roving-row.ts';
import { lazyView } from '../../components/lazy-view.tsx';

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
  const stations = useModel(StationsModel);
  const flags = useModel(InterfaceFlagsModel);
  const [shown, left, maximize] = useUnit([stations.shown, stations.left, stations.maximizedToggled]);
  const { stationListMaximized: maximized } = useUnit(flags.$flags);
  const phone = useMedia(PHONE);
  const coarse = useMedia(COARSE);
  const view = useRef<HTMLDivElement>(null);
  const large = maximized && !phone;
  useMaximized(view, large);
  useAction('maximize-stations', () => maximize(), !phone);
  useEffect(() => {
    shown();
    return () => left();
  }, [shown, left]);
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
  const { $rows, $filter, $selected, selected, kickNoticed } = useModel(StationsModel);
  const [rows, filter, opened] = useUnit([$rows, $filter, $selected]);
  const [open, notice] = useUnit([selected, kickNoticed]);
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
