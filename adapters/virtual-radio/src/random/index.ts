export * from './distributions.ts';
export * from './random-hex.ts';
export * from './seeded-random.ts';
