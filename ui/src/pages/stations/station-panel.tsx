import { StationsModel } from '@radiolink/application/station';
import type { SelectedStation } from '@radiolink/application/station';
import { useUnit } from 'effector-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import styles from './station-panel.module.css';
import { NO_ROOM_BESIDE, useMedia } from './use-media.ts';

const loadDetails = async () => ({
  default: (await import(/* webpackChunkName: "station-details" */ './station-details.tsx')).StationDetails,
});
/** A chunk of its own: the list is there to be read first. */
const StationDetails = lazy(loadDetails);

/** The details of the selected station: beside the list where there is room, else over it, on a phone from the bottom. */
export function StationPanel({ onClose }: { readonly onClose: () => void }) {
  const selected = useUnit(useModel(StationsModel).$selected);
  const over = useMedia(NO_ROOM_BESIDE);
  useEffect(() => {
    // Fetched while the list is read, so that the panel is filled at once. A failure shows when it is opened.
    loadDetails().catch(() => undefined);
  }, []);
  if (selected === null) return null;
  const Shell = over ? OverPanel : SidePanel;
  return (
    <Shell onClose={onClose}>
      <Details selected={selected} onClose={onClose} />
    </Shell>
  );
}

/** Another station is another panel: what was typed for one is never shown for the other. */
function Details({
  selected,
  onClose,
}: {
  readonly selected: SelectedStation;
  readonly onClose: () => void;
}) {
  return (
    <Suspense fallback={<Skeleton height="480px" />}>
      <StationDetails key={selected.row.key} selected={selected} onClose={onClose} />
    </Suspense>
  );
}

interface ShellProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function SidePanel({ onClose, children }: ShellProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const closed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverPage(event.target)) onClose();
    };
    window.addEventListener('keydown', closed);
    return () => window.removeEventListener('keydown', closed);
  }, [onClose]);
  return (
    <aside ref={panel} className={styles.side} aria-label={t('Station details')}>
      {children}
    </aside>
  );
}

/** Esc in a dialog or an open menu is for that. */
function isOverPage(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest('dialog') !== null) ||
    document.querySelector(':popover-open') !== null
  );
}

function OverPanel({ onClose, children }: ShellProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.over}
      aria-label={t('Station details')}
      onCancel={event => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
