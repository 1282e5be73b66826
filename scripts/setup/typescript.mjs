import { fileURLToPath } from 'node:url';

/**
 * Loads a file of TypeScript, given by its URL. Vite reads it, as Node 20 cannot, so only after the installation: what runs
 * before that is plain `.mjs`.
 */
export async function typescript(url) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(fileURLToPath(url), { configFile: false, logLevel: 'error' });
  return module;
}
