import { InterfaceFlagsModel } from '@radiolink/application/interface-flags/interface-flags.model';
import { isTableColumnId, TABLE_COLUMNS, tableColumn } from '@radiolink/application/station/list-choices';
import type { ListFilter } from '@radiolink/application/station/station-list';
import { StationsModel } from '@radiolink/application/station/stations.model';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { Button, classNames, VisuallyHidden } from '../../components/index.ts';
import { lazyView, lazyPart } from '../../components/lazy-view.tsx';
import { MenuButton } from '../../components/menu-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './toolbar.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Files are made seldom: what makes them is loaded when the menu is opened. */
const ExportChoices = lazyPart(
  async () => (await import(/* webpackChunkName: "stations-export" */ './export-choices.tsx')).part,
);

/** Saves the listed stations as a file. */
function ExportMenu() {
  const t = useText();
  return (
    <MenuButton label={t('Export')} icon={<Download size={18} aria-hidden="true" />}>
      <ExportChoices />
    </MenuButton>
  );
}

/** Loaded when the menu is opened. */
const ColumnChoices = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "stations-columns" */ './column-choices.tsx')).ColumnChoices,
}));

/** Which columns the table shows; kept in this browser. */
function ColumnChooser() {
  const t = useText();
  return (
    <MenuButton label={t('Columns')} icon={<Columns3 size={18} aria-hidden="true" />}>
      <ColumnChoices />
    </MenuButton>
  );
}

/** Filter, order and export of the list. */
export function Toolbar({ phone }: { readonly phone: boolean }) {
  return (
    <div className={layout.bar}>
      <ListFilters />
      <SearchField />
      {phone && <ExportMenu />}
      {phone && <SortField />}
      <div className={styles.end}>
        <SortAgain />
        {!phone && <ColumnChooser />}
        {!phone && <ExportMenu />}
        {!phone && <Maximize />}
      </div>
    </div>
  );
}

function SearchField() {
  const t = useText();
  const [text, search] = useUnitsOf(StationsModel, '$search', 'searched');
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={t('Search stations')}
        placeholder={t('Name, address, MAC, note')}
        value={text}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        onChange={event => search(event.currentTarget.value)}
      />
    </div>
  );
}

/**
 * Offered when newer readings no longer match the order of the rows, which keep their places. Its space is
 * reserved.
 */
function SortAgain() {
  const t = useText();
  const [{ outOfOrder }, filter, sort] = useUnitsOf(StationsModel, '$list', '$filter', 'sortedAgain');
  const offered = outOfOrder && filter !== 'gone';
  return (
    <Button
      className={classNames(styles.tool, !offered && styles.away)}
      title={t('Re-sort')}
      onClick={() => sort()}
    >
      <ArrowDownWideNarrow size={18} aria-hidden="true" />
      <span className={typography.roomy}>{t('Re-sort')}</span>
    </Button>
  );
}

function Maximize() {
  const t = useText();
  const { stationListMaximized: maximized } = useUnitsOf(InterfaceFlagsModel, '$flags');
  const toggle = useUnitsOf(StationsModel, 'maximizedToggled');
  const Icon = maximized ? Minimize2 : Maximize2;
  const label = maximized ? t('Restore', { context: 'size' }) : t('Maximize');
  return (
    <Button className={styles.tool} title={label} onClick={() => toggle()}>
      <Icon size={18} aria-hidden="true" />
      <span className={typography.roomy}>{label}</span>
    </Button>
  );
}

const FILTERS: readonly { readonly id: ListFilter; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'problems', label: 'With problems' },
  { id: 'gone', label: 'Disconnected' },
];

/** Which stations are listed, each choice with how many it holds. */
function ListFilters() {
  const t = useText();
  const name = useId();
  const [filter, listed, counted, choose] = useUnitsOf(
    StationsModel,
    '$filter',
    '$counts',
    '$counted',
    'filtered',
  );
  // A device that only counts its stations lists none.
  const counts = listed.all === 0 ? { ...listed, all: counted ?? 0 } : listed;
  return (
    <fieldset className={styles.filters}>
      <legend className={typography.spoken}>{t('Which stations')}</legend>
      {FILTERS.map(({ id, label }) => (
        <label key={id} className={styles.filter}>
          <input type="radio" name={name} value={id} checked={filter === id} onChange={() => choose(id)} />
          <span>{t(label)}</span>
          <span className={styles.count}>{counts[id]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const SORTABLE = TABLE_COLUMNS.filter(({ id }) => 'sortBy' in tableColumn(id));

/** The order of the list where there is no table to click on. */
function SortField() {
  const t = useText();
  const [{ sort }, choose] = useUnitsOf(StationsModel, '$choices', 'sortChosen');
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.sort}>
      <select
        className={styles.input}
        aria-label={t('Sort by')}
        value={sort.by}
        onChange={({ currentTarget: { value } }) => isTableColumnId(value) && choose(value)}
      >
        {SORTABLE.map(({ id, label }) => (
          <option key={id} value={id}>
            {t(label)}
          </option>
        ))}
      </select>
      <Button onClick={() => choose(sort.by)}>
        <Arrow size={18} aria-hidden="true" />
        <VisuallyHidden>
          {sort.direction === 'ascending' ? t('Ascending: reverse order') : t('Descending: reverse order')}
        </VisuallyHidden>
      </Button>
    </div>
  );
}
