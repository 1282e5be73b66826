export * from './host-field.tsx';
export * from './kept-runs.tsx';
export * from './tool-page.tsx';
