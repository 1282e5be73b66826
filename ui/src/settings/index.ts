export { ChoiceControl } from './controls/choice-control.tsx';
export { ReadOnlyControl } from './controls/read-only-control.tsx';
export { TextControl } from './controls/text-control.tsx';
export * from './placed-setting.ts';
export type * from './settings-layout.ts';
export * from './settings-page.tsx';
export * from './settings-scope.tsx';
export * from './use-setting-field.ts';
