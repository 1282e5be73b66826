export * from './preferred.tsx';
