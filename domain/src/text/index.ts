export * from './text.ts';
export * from './dated-file-name.ts';
export * from './csv-cell.ts';
