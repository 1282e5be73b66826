export * from './text.ts';
export { typedWhole } from './typed-whole.ts';
export * from './dated-file-name.ts';
export * from './csv-cell.ts';
