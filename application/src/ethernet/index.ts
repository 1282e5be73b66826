export * from './ethernet.model.ts';
export * from './ethernet.port.ts';
export * from './ethernet-part.ts';
