import { ApiVersionModel } from '@radiolink/application/api-version/api-version.model';
import { PermittedApply, DraftsModel } from '@radiolink/application/configuration/change-models';
import { NoticesModel, type ShownNotice } from '@radiolink/application/notices/notices.token';
import { ReplacedInterfaceModel } from '@radiolink/application/served-interface/replaced-interface.model';
import { API_VERSION } from '@radiolink/domain/device';
import type { NoticeSeverity } from '@radiolink/domain/notices';
import { useId, useRef, useState } from 'react';
import { Banner, type Tone, VisuallyHidden } from '../../components/index.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import { TextButton } from '../../components/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './notices.module.css';

const TONES: Readonly<Record<NoticeSeverity, Tone>> = { danger: 'bad', warning: 'warn', notice: 'busy' };

/** Maximum number of bars shown initially; more would push the page away. */
const SHOWN_AT_FIRST = 2;

/** What everybody has to see on every page; the rest stands in the menu of alerts. */
const IN_BANNERS: ReadonlySet<string> = new Set(['defaultPassword']);

/** Notices of the device below the header, the worst first, each dismissible. §7. */
export function NoticeRegion() {
  const t = useText();
  const region = useRef<HTMLElement>(null);
  const list = useId();
  const [open, setOpen] = useState(false);
  const [all, dismiss] = useUnitsOf(NoticesModel, '$notices', 'dismissed');
  const otherVersion = useUnitsOf(ApiVersionModel, '$other');
  const replaced = useUnitsOf(ReplacedInterfaceModel, '$replaced');
  const staged = useUnitsOf(PermittedApply, '$staged');
  // A backup brings its own accounts: first what becomes of it, then the password. The alerts list it meanwhile.
  const shown = staged ? [] : all.filter(({ notice }) => IN_BANNERS.has(notice.id));
  if (shown.length === 0 && otherVersion === null && !replaced) return null;

  const visible = open ? shown : shown.slice(0, SHOWN_AT_FIRST);
  const hidden = shown.length - visible.length;
  return (
    <section ref={region} className={styles.region} aria-label={t('Notices')} tabIndex={-1}>
      {replaced && <ReplacedInterfaceBar />}
      {otherVersion !== null && <ApiVersionBar version={otherVersion} />}
      <div id={list} className={styles.list}>
        {visible.map(({ notice, dismissal, problems }) => (
          <NoticeBar
            key={notice.id}
            notice={notice}
            problems={problems}
            dismissal={dismissal}
            onDismiss={() => {
              // The button goes with its bar: the focus stays among the notices.
              region.current?.focus();
              dismiss(notice.id);
            }}
          />
        ))}
      </div>
      {(hidden > 0 || (open && shown.length > SHOWN_AT_FIRST)) && (
        <TextButton aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {open ? t('Show fewer notices') : t('Show {count} more notices', { count: hidden })}
        </TextButton>
      )}
    </section>
  );
}

interface NoticeBarProps extends ShownNotice {
  readonly onDismiss: () => void;
}

/** One notice, and the button that puts it away where this user may. */
function NoticeBar({ notice, dismissal, problems, onDismiss }: NoticeBarProps) {
  const t = useText();
  const words = t(noticeLabel(notice.message));
  return (
    <Banner
      tone={TONES[notice.severity]}
      action={
        dismissal !== null && (
          <TextButton onClick={onDismiss}>
            {dismissal === 'device' ? t('Dismiss') : t('Hide')}
            <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
          </TextButton>
        )
      }
    >
      {words}
      {problems.length > 0 && (
        <div role="alert">{problems.map(problem => t(noticeLabel(problem))).join(' ')}</div>
      )}
    </Banner>
  );
}

/** Warning that the device uses another API version than this page supports. §9.interface. */
function ApiVersionBar({ version }: { readonly version: string }) {
  const t = useText();
  const [reload, dismiss] = useUnitsOf(ApiVersionModel, 'reloadRequested', 'dismissed');
  return (
    <Banner
      tone="warn"
      action={
        <span className={styles.actions}>
          <TextButton onClick={() => reload()}>{t('Reload page')}</TextButton>
          <TextButton onClick={() => dismiss()}>{t('Hide')}</TextButton>
        </span>
      }
    >
      {t('The device uses API version {version}; this page supports version {known}.', {
        version,
        known: API_VERSION,
      })}
    </Banner>
  );
}

/** Says that the parts of this page are no longer on the device, since its interface was updated. */
function ReplacedInterfaceBar() {
  const t = useText();
  const reload = useUnitsOf(ReplacedInterfaceModel, 'reloadRequested');
  const isRemembered = useUnitsOf(DraftsModel, '$remembered');
  return (
    <Banner tone="warn" urgent action={<TextButton onClick={() => reload()}>{t('Reload page')}</TextButton>}>
      {isRemembered
        ? t('The interface was updated. Reload the page once. Pending changes are kept.')
        : t('The interface was updated. Reload the page once. Pending changes are lost.')}
    </Banner>
  );
}
