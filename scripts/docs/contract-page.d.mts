import type { Contract } from './read-contract.mjs';

export declare function contractPage(contract: Contract): string;
