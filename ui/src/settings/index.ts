export { ChoiceControl } from './controls/choice-control.tsx';
export { ReadOnlyControl } from './controls/read-only-control.tsx';
export { TextControl } from './controls/text-control.tsx';
export * from './carried-sections.ts';
export * from './placed-setting.ts';
export * from './settings-layout.ts';
export * from './settings-scope.tsx';
export * from './settings-view.tsx';
export * from './use-setting-field.ts';
