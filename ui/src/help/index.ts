export * from './help-sheet.tsx';
