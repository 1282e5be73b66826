// The only calls of the versioned API that a device with a classic login needs.
export { createV1Client } from './client/v1-client.ts';
export { V1Cloud } from './cloud/cloud.adapter.ts';
export { V1Countries } from './regulation/countries.adapter.ts';
export { V1DfsPrescan } from './regulation/dfs-prescan.adapter.ts';
export { V1Locate } from './locate/locate.adapter.ts';
export { V1SupportFile } from './support/support-file.adapter.ts';
