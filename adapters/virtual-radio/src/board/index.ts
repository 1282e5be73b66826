export type * from './board.ts';
export * from './board-info.ts';
export * from './boards.ts';
