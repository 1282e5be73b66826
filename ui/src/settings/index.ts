/*
 * All that other folders take of this one comes through here: as the only way in, the bundler makes one module of the folder,
 * which is a tenth smaller. What is drawn seldom has `use no memo`: the compiler would add more to it than it saves.
 */
export { type CellShellProps, CellContext } from './cell-context.ts';
export { ChoiceControl } from './controls/choice-control.tsx';
export { fieldRoom } from './controls/field-room.ts';
export { ReadOnlyControl } from './controls/read-only-control.tsx';
export { TextControl } from './controls/text-control.tsx';
export { SwitchControl } from './controls/switch-control.tsx';
export * from './placed-setting.ts';
export type * from './settings-layout.ts';
export { EntryFields, EntryFrame, type EntryProps, useFirstFocus } from './entry-frame.tsx';
export { EntryGrip } from './entry-grip.tsx';
export { entryHeading, shortEntryName } from './entry-heading.ts';
export { EntryTableContext, type EntryTableProps } from './entry-table-context.ts';
export { entryIndexes, nextIndex, numbersOf } from './entries.ts';
export { ChangedMark } from './changed-mark.tsx';
export { GroupContext, GroupMark, worstRisk } from './group-mark.tsx';
export { FieldNote } from './field-note.tsx';
export { SettingShell } from './setting-shell.tsx';
export { SectionFrameContext, type SectionFrameProps } from './section-frame.tsx';
export { SettingControl, SettingField as PlacedField } from './setting-field.tsx';
export { targetOfHash } from './setting-target.ts';
export type { ControlNames } from './control-names.ts';
export { sectionsOf, type SettingsOutline } from './sections-of.ts';
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
export { type EntryActionsProps, useEntryActions } from './use-entry-actions.ts';
export * from './use-setting-field.ts';
export { formatValue } from './format-value.ts';
