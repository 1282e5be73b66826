export * from './start-gate.tsx';
