import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { findSetting, settingById } from '@radiolink/domain/settings';
import { useStoreMap } from 'effector-react';
import { memo, useRef, useState, useEffect } from 'react';
import { Banner, classNames } from '../components/index.ts';
import { openAround } from '../components/scrolling/open-around.ts';
import { useHash } from '../components/use-hash.ts';
import { useText } from '../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../models/models.ts';
import { SectionIndex } from './section-index.tsx';
import { addressOf, settingNamed, targetOfHash } from './sections-of.ts';
import type { OwnFields, SettingsPanel, SettingsSectionPlace } from './settings-layout.ts';
import { type ConfigValues, useSettingsScope } from './settings-scope.tsx';
import { PanelSection, SettingsSection } from './settings-section.tsx';
import styles from './settings-view.module.css';
import { type ElsewhereKeys, shownSections } from './shown-sections.ts';
import { storeSettingsView, readSettingsView, ViewSwitch } from './view-switch.tsx';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';

/** Not the buttons around a control: a changed field has the mark of the change ahead of it. */
const CONTROL = 'input:not([type="range"]), select, textarea';

/** Brings a setting, by its name or its key, or a section into sight and gives it the focus. False when it is not on the page. */
function showTarget(page: HTMLElement, target: string): boolean {
  const name = CSS.escape(target);
  const place =
    page.querySelector<HTMLElement>(
      `[data-setting="${name}"], [data-key="${name}"], [data-section="${name}"]`,
    ) ?? page.querySelector<HTMLElement>(`[data-also~="${name}"]`);
  if (place === null) return false;
  openAround(place);
  // A service opens for itself too.
  place.querySelector('[data-opens]')?.setAttribute('open', '');
  const control = place.matches('[data-setting]') ? place.querySelector<HTMLElement>(CONTROL) : place;
  place.scrollIntoView({ block: place.matches('[data-setting]') ? 'center' : 'start' });
  control?.focus({ preventScroll: true });
  return true;
}

/**
 * Follows the address: scrolls to its target once the page is ready, whenever the target changes, and when it
 * is requested again.
 */
function useTarget(page: { readonly current: HTMLElement | null }, target: string | undefined): void {
  useEffect(() => {
    const follow = (): void => {
      const named = targetOfHash(window.location.hash);
      if (named !== undefined && page.current !== null) showTarget(page.current, named);
    };
    if (target !== undefined) follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [page, target]);
}

const storage = (): Storage => window.localStorage;
const NO_OWN: OwnFields = {};
const NO_PANELS: readonly SettingsPanel[] = [];
/** The advanced view shows every field anyway. */
const NONE = '';

/** Which keys the extra content of a section has, by the draft, the device and what it carries. */
export type Elsewhere = (
  scope: { readonly values: ConfigValues; readonly original: ConfigValues },
  carried: ReadonlySet<string> | null,
) => ElsewhereKeys;

export interface SettingsViewProps {
  readonly title: string;
  readonly sections: readonly SettingsSectionPlace[];
  readonly own?: OwnFields;
  readonly elsewhere?: Elsewhere;
  readonly panels?: readonly SettingsPanel[];
  /** False where the sections are lines that say no less than an index. */
  readonly hasIndex?: boolean;
}

/** A heading of the index. */
const placeOf = ({ title }: SettingsPanel): SettingsSectionPlace => ({
  id: addressOf(title),
  title,
  settings: [],
  lists: [],
});

/** A settings page: its sections with their fields, an index of them, and the choice of the view. */
export const SettingsView = memo(function SettingsView(props: SettingsViewProps) {
  const { title, sections, own = NO_OWN, panels = NO_PANELS, elsewhere, hasIndex = true } = props;
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => readSettingsView(storage));
  const target = targetOfHash(useHash());
  const named = target === undefined ? undefined : settingNamed(target);
  const invalid = useStoreMap({
    store: useModel(EditingModel).$invalidFields,
    keys: [view],
    fn: (fields, [chosen]) => (chosen === 'advanced' ? NONE : [...fields.keys()].join('\n')),
  });
  const carried = useUnitsOf(EditingModel, '$carried');
  const { shown, inExtras } = useSettingsScope(({ context, original }) => {
    const away = elsewhere?.({ values: context.values, original }, carried);
    return {
      shown: shownSections(sections, {
        context,
        original,
        invalid: invalid.split('\n'),
        view,
        target: named,
        elsewhere: away,
      }),
      inExtras: [...(away?.hidden ?? [])].flatMap(key => findSetting(key)?.descriptor.id ?? []),
    };
  });
  useTarget(page, target);
  return (
    <div ref={page} className={layout.page}>
      <header className={layout.head}>
        <h1 className={typography.title}>{title}</h1>
        <ViewSwitch
          view={view}
          onChange={next => {
            setView(next);
            storeSettingsView(next, storage);
          }}
        />
      </header>
      <div className={styles.body}>
        {hasIndex && (
          <SectionIndex sections={[...shown.map(({ section }) => section), ...panels.map(placeOf)]} />
        )}
        <div className={classNames(styles.sections, panels.length > 0 && styles.columns)}>
          <div className={styles.sections}>
            <NotShown
              target={named}
              sections={sections}
              shown={[...inExtras, ...shown.flatMap(({ settings }) => settings)]}
            />
            {shown.map(one => (
              <SettingsSection key={one.section.id} shown={one} own={own} />
            ))}
          </div>
          {panels.map(panel => (
            <PanelSection key={panel.title} id={addressOf(panel.title)} panel={panel} />
          ))}
        </div>
      </div>
      <p className={classNames(typography.note, layout.optional)}>
        {view === 'basic' && t('Switch to Advanced to show all settings.')}
      </p>
    </div>
  );
});

/** Says so when the address names a setting that does not apply now. */
function NotShown(props: {
  readonly target: string | undefined;
  readonly sections: readonly SettingsSectionPlace[];
  readonly shown: readonly string[];
}) {
  const t = useText();
  const id = props.sections.flatMap(({ settings }) => settings).find(setting => setting === props.target);
  if (id === undefined || props.shown.includes(id)) return null;
  return (
    <Banner tone="warn">
      {t('“{name}” is not available on this device or with the current settings.', {
        name: t(settingById(id).label),
      })}
    </Banner>
  );
}
