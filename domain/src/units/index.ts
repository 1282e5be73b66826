export * from './duration.ts';
export {
  type Figure,
  figureText,
  isKnown,
  languageTag,
  MISSING_TEXT,
  numberLocale,
  type NumberShape,
  numberText,
} from './number.ts';
export * from './length.ts';
export * from './memory.ts';
export { PHYSICAL, type PhysicalRange } from './physical-range.ts';
export * from './quantity.ts';
export * from './speed.ts';
