export * from './notice-region.tsx';
