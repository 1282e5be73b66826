export * from './ethernet.port.ts';
export * from './interface-settings.port.ts';
