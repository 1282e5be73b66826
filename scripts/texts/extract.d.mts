export declare function extractTexts(root: string): string[];
