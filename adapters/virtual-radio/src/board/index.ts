export type * from './board.ts';
export * from './board-info.ts';
export * from './boards.ts';
export * from './backhaul-boards.ts';
export * from './rate-scale.ts';
