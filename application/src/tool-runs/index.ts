export * from './json-shape.ts';
export * from './probe-hosts.model.ts';
export type * from './probe-hosts.ts';
export * from './running-tools.model.ts';
export * from './tool.ts';
export type * from './tool-memory.ts';
export * from './tool-ports.ts';
export * from './tool-report.ts';
export * from './tool-run.ts';
