export * from './ascii-text.ts';
export * from './code-points.ts';
export * from './csv-cell.ts';
export * from './dated-file-name.ts';
export * from './visible-text.ts';
