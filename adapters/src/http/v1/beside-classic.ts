// What a device with a classic login loads of the versioned interface, and no more.
export { createV1Client } from './client/index.ts';
export { V1Countries } from './regulation/countries.adapter.ts';
export { V1DfsPrescan } from './regulation/dfs-prescan.adapter.ts';
