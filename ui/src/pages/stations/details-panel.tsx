import type { SelectedStation } from '@radiolink/application/station/stations.model';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { StationDetails } from './station-details.tsx';
import styles from './stations.module.css';
import { NARROW_LAYOUT, useMedia } from '../../components/use-media.ts';

export interface DetailsPanelProps {
  readonly selected: SelectedStation;
  readonly onClose: () => void;
}

/** The details of a station: beside the list where there is room, else over it, on a phone from the bottom. */
export function DetailsPanel({ selected, onClose }: DetailsPanelProps) {
  const over = useMedia(NARROW_LAYOUT);
  const Shell = over ? OverPanel : SidePanel;
  return (
    <Shell onClose={onClose}>
      <StationDetails selected={selected} onClose={onClose} />
    </Shell>
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
