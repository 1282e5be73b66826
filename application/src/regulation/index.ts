export * from './countries.port.ts';
export * from './dfs-prescan.port.ts';
export * from './regulatory-domain.port.ts';
