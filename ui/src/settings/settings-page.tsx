import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { FEATURES } from '@radiolink/application/features/registry';
import type { SettingsPage } from '@radiolink/domain/settings';
import { useStoreMap } from 'effector-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import type { Part } from '../models/part.ts';
import { useModel, useUnitsOf } from '../models/models.ts';
import { carriedSections } from './carried-sections.ts';
import { type SectionsOptions, sectionsOf } from './sections-of.ts';
import type { OwnFields, SettingsPanel, SettingsSectionPlace } from './settings-layout.ts';
import { type Elsewhere, SettingsView } from './settings-view.tsx';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';

/** Properties of a settings page. Sections, fields and their order come from the catalogue. */
export interface SettingsPageOptions<Page extends SettingsPage> extends SectionsOptions<Page> {
  /** Fields that the page draws in its own way. */
  readonly fields?: OwnFields;
  /** Keys that `extras` have. */
  readonly elsewhere?: Elsewhere;
  /** Encloses the page, once the configuration is read: provides lists from the device and facts for `fields` and `extras`. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Headings below those of the catalogue, outside of its form and in either view. */
  readonly panels?: readonly SettingsPanel[];
  /** False for no index of the sections. */
  readonly hasIndex?: boolean;
  /** Models that the page brings. */
  readonly models?: Part['models'];
  /** Further models that the page reads and that are loaded later than the first page. */
  readonly needs?: Part['needs'];
}

/** A settings page, complete with its models: the `part` of its folder. Its title is the label of its feature. */
export function settingsPage<Page extends SettingsPage>(
  page: Page,
  options: SettingsPageOptions<Page> = {},
): Part {
  const { fields, elsewhere, Frame = Fragment, panels, hasIndex = true, models, needs = [] } = options;
  const sections = sectionsOf(page, options);
  const title = FEATURES.find(({ id }) => id === page)?.label ?? '';
  return {
    View: function SettingsPageView() {
      const loaded = useStoreMap(useModel(EditingModel).$state, state => state !== null);
      if (!loaded) return <SettingsWaiting title={title} />;
      return (
        <Frame>
          <CarriedSettings
            title={title}
            sections={sections}
            {...(fields && { own: fields })}
            {...(elsewhere && { elsewhere })}
            {...(panels && { panels })}
            hasIndex={hasIndex}
          />
        </Frame>
      );
    },
    ...(models && { models }),
    needs: [EditingModel, SettingsContextModel, ...needs],
  };
}

interface PageContent {
  readonly title: string;
  readonly sections: readonly SettingsSectionPlace[];
  readonly own?: OwnFields;
  readonly elsewhere?: Elsewhere;
  readonly panels?: readonly SettingsPanel[];
  readonly hasIndex: boolean;
}

function CarriedSettings({ title, sections, ...more }: PageContent) {
  const t = useText();
  const carried = useUnitsOf(EditingModel, '$carried');
  const places = carriedSections(sections, carried);
  return <SettingsView title={t(title)} sections={places} {...more} />;
}

/** Holds the place of the page until the configuration was read. */
export function SettingsWaiting({ title }: Pick<PageContent, 'title'>) {
  const t = useText();
  return (
    <div className={layout.sections}>
      <h1 className={typography.title}>{t(title)}</h1>
      <VisuallyHidden>
        <output>{t('Loading the configuration…')}</output>
      </VisuallyHidden>
      <Skeleton height="220px" />
      <Skeleton height="320px" />
    </div>
  );
}
