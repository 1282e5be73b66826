export * from './setup-step.tsx';
