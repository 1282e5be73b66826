export * from './print-head.tsx';
