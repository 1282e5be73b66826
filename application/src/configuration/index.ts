export * from './device-documents.port.ts';
export * from './backup.port.ts';
export * from './configuration.port.ts';
export * from './configuration-section.port.ts';
export * from './configuration-test.port.ts';
export * from './editing.model.ts';
