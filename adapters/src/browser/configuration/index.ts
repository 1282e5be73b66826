/** Storage of the editor. Apart from the rest of the storage, which login loads too. */
export * from './change-memory.adapter.ts';
export * from './snapshots.adapter.ts';
export * from './records.ts';
