/** Storage of the stations page. Apart from the rest of the storage, which login loads too. */
export * from './list-choices.adapter.ts';
export * from './station-notes.adapter.ts';
