export * from './change-bar.tsx';
export * from './change-notices.tsx';
export * from './test-bar.tsx';
