export * from './notice-region.tsx';
export * from './alert-list.tsx';
