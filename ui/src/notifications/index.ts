export * from './notifications.tsx';
