export * from './countries.port.ts';
export * from './regulatory-domain.port.ts';
