export * from './damage.mother.ts';
