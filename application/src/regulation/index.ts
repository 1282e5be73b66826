export * from './regulatory-domain.port.ts';
