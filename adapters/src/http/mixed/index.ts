export { MixedCloud } from './mixed-cloud.adapter.ts';
export { MixedCountries } from './mixed-countries.adapter.ts';
export { MixedLocate } from './mixed-locate.adapter.ts';
export { MixedDfsPrescan } from './mixed-prescan.adapter.ts';
export { MixedSupportFile } from './mixed-support-file.adapter.ts';
