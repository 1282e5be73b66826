export { ChoiceControl } from './controls/choice-control.tsx';
export { ReadOnlyControl } from './controls/read-only-control.tsx';
export { TextControl } from './controls/text-control.tsx';
export * from './placed-setting.ts';
export * from './setting-control.tsx';
export * from './settings-layout.ts';
export * from './settings-scope.ts';
export * from './settings-view.tsx';
export * from './use-setting-field.ts';
