export { v1Start } from './page-module.ts';
export * from './v1-subjects.ts';
