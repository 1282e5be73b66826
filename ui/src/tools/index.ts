export * from './check-place.tsx';
export * from './host-field.tsx';
export * from './kept-runs.tsx';
export * from './number-field.tsx';
export * from './tool-page.tsx';
export * from './use-clock-time.ts';
export * from './use-now.ts';
export * from './use-typed-fields.ts';
