export * from './duration.ts';
export * from './figure.ts';
export * from './length.ts';
export * from './measurement-system.ts';
export * from './memory.ts';
export * from './number.ts';
export * from './quantity.ts';
export * from './speed.ts';
