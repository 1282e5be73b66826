/*
 * All that other folders take of this one comes through here: as the only way in, the bundler makes one module of the folder,
 * which is a tenth smaller.
 */
export { type CellShellProps, CellContext, type ControlNames } from './cell-context.ts';
export { ChoiceControl } from './controls/choice-control.tsx';
export { fieldRoom, ReadOnlyControl } from './controls/read-only-control.tsx';
export { TextControl } from './controls/text-control.tsx';
export { SwitchControl } from './controls/switch-control.tsx';
export * from './placed-setting.ts';
export type * from './settings-layout.ts';
export {
  EntryFields,
  EntryFrame,
  entryHeading,
  type EntryProps,
  shortEntryName,
  useFirstFocus,
  useJudgedFields,
} from './entry-frame.tsx';
export { isNewEntry } from './field-risk.ts';
export { type EntryActionsProps, EntryGrip, useEntryActions } from './entry-actions.tsx';
export { entryIndexes, nextIndex, numbersOf } from './entries.ts';
export { ChangedMark, GroupContext, GroupMark } from './changed-mark.tsx';
export { FieldNote, SettingShell } from './setting-shell.tsx';
export {
  EntryTableContext,
  type EntryTableProps,
  SectionFrameContext,
  type SectionFrameProps,
} from './settings-section.tsx';
export { SettingControl, SettingField as PlacedField } from './setting-field.tsx';
export { sectionsOf, type SettingsOutline, targetOfHash } from './sections-of.ts';
export { carriedSections } from './carried-sections.ts';
export {
  changedCountOf,
  type ElsewhereKeys,
  type ShownEntry,
  type ShownList,
  type ShownSection,
  shownSections,
} from './shown-sections.ts';
export * from './settings-page.tsx';
export * from './settings-scope.tsx';
export * from './use-setting-field.ts';
export { formatValue, useFormatValue } from './format-value.ts';
