export * from '../program/quiet-ports.mother.ts';
export * from '../program/quiet-program.mother.ts';
export * from '../wiring/plain-container.mother.ts';
