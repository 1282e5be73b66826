// The texts of the interface and their translations: scripts/texts/command.ts, which Vite reads as TypeScript.
import { runnerImport } from 'vite';

await runnerImport(new URL('./texts/command.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
});
