/** What editing keeps. Apart from the rest of the storage, which login loads too. */
export * from './change-memory.adapter.ts';
export * from './kept-configurations.adapter.ts';
export * from './records.ts';
