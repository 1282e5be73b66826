export * from './palette-source.ts';
export * from './palette.tsx';
