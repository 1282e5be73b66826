export * from './countries.adapter.ts';
export * from './dfs-prescan.adapter.ts';
export * from './regulatory-domain.adapter.ts';
