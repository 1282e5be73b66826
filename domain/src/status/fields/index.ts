export type { Field, FieldKind, FieldSpec, FieldValue, Reading } from './field.ts';
export * from './readings.ts';
