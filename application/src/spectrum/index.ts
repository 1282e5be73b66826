export * from './channel-data.port.ts';
export * from './spectrum.port.ts';
