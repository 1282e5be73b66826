import { FEATURES, type FeatureId } from '@radiolink/application/features/registry';
import { ExpectedOutage } from '@radiolink/application/outage/expected-outage';
import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { MAKER } from '@radiolink/domain/session';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLater } from '../../components/after-first-page.tsx';
import { type Command, useAction, useCommands } from '../../components/commands/command.ts';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { classNames, useDocumentTitle, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { lazyView, lazyPart } from '../../components/lazy-view.tsx';
import { fullIssueLabel } from '../../components/link-states.ts';
import { BAR, useMedia } from '../../components/use-media.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { THEME_CHOICES } from '../../theme/theme-choice.ts';
import { useThemeChoice } from '../../theme/use-theme-choice.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { connectionWord } from './connection-note.tsx';
import styles from './frame.module.css';
import { ABSENCE_LABELS, Header } from './header.tsx';
import { LaterSlot, PageDrawn } from './later-slot.tsx';
import { BottomBar, Navigation } from './navigation.tsx';
import { useFocusHandover, useScrollPlace } from './use-focus-handover.ts';

/** Overlays of the page. */
type OverPageName = 'help' | 'palette';

const loadHelp = async () => ({
  default: (await import(/* webpackChunkName: "help" */ '../help/help-sheet.tsx')).HelpSheet,
});
const loadPalette = async () =>
  (await import(/* webpackChunkName: "palette" */ '../palette/palette.tsx')).part;
const PARTS = {
  help: lazyView(loadHelp),
  palette: lazyPart<Omit<OverPageProps, 'name' | 'ahead'>>(loadPalette),
};

// Fetched with the help sheet, while the page is read.
const PendingHint = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "help" */ '../shortcuts/pending-hint.tsx')).PendingHint,
}));

export interface FrameProps {
  readonly current: FeatureId | undefined;
  readonly children: ReactNode;
}

/** Frame of every page. The main part dims while its data is old, and from the request of a restart on. */
export function Frame({ current, children }: FrameProps) {
  const t = useText();
  useDocumentTitle(useFrameTitle(FEATURES.find(({ id }) => id === current)?.label));
  useScrollPlace(current);
  const later = useLater();
  // Both follow the window by their style; the one that is not shown is drawn once the first figures stand.
  const drawn = useUnitsOf(StartModel, '$pageDrawn');
  const narrow = useMedia(BAR);
  const reconnecting = useUnitsOf(StatusModel, '$reconnecting');
  const absence = useUnitsOf(ExpectedOutage, '$absence');
  const commands = useCommands();
  const pressed = useShortcuts(commands);
  const [over, setOver] = useState<OverPageName>();
  const openHelp = (): void => setOver('help');
  const openPalette = (): void => setOver('palette');
  useFrameActions(openHelp);
  usePaletteKey(openPalette);
  const frame = useRef<HTMLDivElement>(null);
  useBarHeights(frame);
  useFocusHandover(frame);
  return (
    <div className={styles.frame} ref={frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={event => {
          event.preventDefault();
          document.querySelector('main')?.focus();
        }}
      >
        {t('Skip to content')}
      </a>
      {(drawn || !narrow) && <Navigation current={current} onHelp={openHelp} />}
      <Header onSearch={openPalette} later={later} />
      <div className={styles.testBar} data-stays="" data-bar="test-bar" data-focus-place="">
        <LaterSlot name="testBar" open={later} />
      </div>
      <main
        id="main"
        className={classNames(styles.main, (reconnecting || absence !== null) && styles.stale)}
        tabIndex={-1}
      >
        <div className={styles.notices} data-focus-place="">
          <LaterSlot name="notices" open={later} />
        </div>
        <Suspense fallback={<PagePlaceholder />}>
          {children}
          <PageDrawn />
        </Suspense>
      </main>
      <div className={styles.changeBar} data-stays="" data-bar="change-bar" data-focus-place="">
        <LaterSlot name="changeBar" open={later} />
      </div>
      {(drawn || narrow) && <BottomBar current={current} onHelp={openHelp} onSearch={openPalette} />}
      <LaterSlot name="notifications" open={later} />
      {pressed.length > 0 && (
        <Suspense fallback={null}>
          <PendingHint pressed={pressed} commands={commands} />
        </Suspense>
      )}
      <OverPage name={over} ahead={later} commands={commands} onClose={() => setOver(undefined)} />
    </div>
  );
}

interface OverPageProps {
  readonly name: OverPageName | undefined;
  readonly commands: readonly Command[];
  /** Fetches them before they are opened. */
  readonly ahead: boolean;
  readonly onClose: () => void;
}

/** The help sheet or the palette over the page. Fetched while the page is read, so that no key is lost to the wait. */
function OverPage({ name, ahead, commands, onClose }: OverPageProps) {
  useEffect(() => {
    if (!ahead) return;
    // A failure shows when it is opened.
    loadHelp().catch(() => undefined);
    loadPalette().catch(() => undefined);
  }, [ahead]);
  if (name === undefined) return null;
  const Part = PARTS[name];
  return (
    <ErrorBoundary key={name}>
      <Suspense fallback={null}>
        <Part commands={commands} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The actions that every page has. */
function useFrameActions(openHelp: () => void): void {
  const [logout, loggingOut] = useUnitsOf(SessionModel, 'logoutRequested', '$loggingOut');
  const [measurement, chooseMeasurement] = useUnitsOf(PreferencesModel, '$measurement', 'measurementChosen');
  const [theme, chooseTheme] = useThemeChoice();
  useAction('help', openHelp);
  useAction('log-out', () => logout(), !loggingOut);
  useAction('change-units', () => chooseMeasurement(measurement === 'metric' ? 'imperial' : 'metric'));
  useAction('change-theme', () => {
    const next = (THEME_CHOICES.indexOf(theme) + 1) % THEME_CHOICES.length;
    chooseTheme(THEME_CHOICES[next] ?? 'auto');
  });
}

/** Ctrl-K, or Cmd-K, opens the palette from everywhere but from within a dialog. */
function usePaletteKey(open: () => void): void {
  const newest = useRef(open);
  useEffect(() => {
    newest.current = open;
  }, [open]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/**
 * Sets the height of the sticky bars as `--test-bar` and `--change-bar`, so that the focused element is
 * scrolled clear of them. WCAG 2.2, 2.4.11.
 *
 * @param frame holds the bars, each named by `data-bar`
 */
function useBarHeights(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    const sizes = new ResizeObserver(entries => {
      for (const { target, borderBoxSize } of entries) {
        const [box] = borderBoxSize;
        current?.style.setProperty(`--${target.getAttribute('data-bar')}`, `${box?.blockSize ?? 0}px`);
      }
    });
    for (const bar of current?.querySelectorAll('[data-bar]') ?? []) sizes.observe(bar);
    return () => sizes.disconnect();
  }, [frame]);
}

/**
 * Title of the browser tab: the worst fact first, so that a narrow tab shows it, then the page and the device. Without a
 * connection no fact of the device is of now. reading 37.
 *
 * @param page name of the page; undefined if there is none
 */
function useFrameTitle(page: string | undefined): string {
  const t = useText();
  const [glance, lead] = useUnitsOf(DashboardModel, '$glance', '$lead');
  const [reconnecting, failure] = useUnitsOf(StatusModel, '$reconnecting', '$failure');
  const absence = useUnitsOf(ExpectedOutage, '$absence');
  const clock = useClockText();
  const name = glance?.name ?? t('Device');
  const word = glance !== null && lead !== null ? fullIssueLabel(lead, glance.state) : undefined;
  const said = reconnecting ? connectionWord(failure) : word;
  const away = absence && t(ABSENCE_LABELS[absence.kind], { time: clock(absence.until) });
  return [away ?? (said && t(said)), page && t(page), name, MAKER.name].filter(Boolean).join(' · ');
}

/** Placeholder of a page that is loading: the room of its title, and the rest of the window. */
function PagePlaceholder() {
  const t = useText();
  return (
    <div data-placeholder="" style={{ display: 'grid', gap: '20px' }}>
      <VisuallyHidden>
        <output>{t('Please wait')}</output>
      </VisuallyHidden>
      <Skeleton height="32px" />
      <Skeleton height="calc(100dvh - var(--header) - var(--bottom-bar) - 100px)" />
    </div>
  );
}
