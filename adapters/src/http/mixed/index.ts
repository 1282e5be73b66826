export { MixedCloud } from './mixed-cloud.adapter.ts';
export { MixedCountries } from './mixed-countries.adapter.ts';
export { MixedDfsPrescan } from './mixed-prescan.adapter.ts';
