#!/usr/bin/env node
/**
 * Drives a running radio as a public client would: login, status, kick, provisioning, warnings, update check, reboot.
 *
 *   node scripts/drive/classic-client.mjs http://127.0.0.1:8080/ [user] [password]
 *
 * Without a login it uses that of the virtual radio. Ends with 1 when a step fails.
 */
import { typescript } from '../setup/typescript.mjs';

const [url, username = 'admin', password = 'Tower-Link-2026'] = process.argv.slice(2);
if (url === undefined || !URL.canParse(url)) {
  console.error('Usage: node scripts/drive/classic-client.mjs URL [user] [password]');
  process.exit(2);
}

const { driveClassic } = await typescript(new URL('./classic-steps.ts', import.meta.url));
try {
  await driveClassic(
    url,
    { username, password },
    { tell: (step, found) => console.log(`${step}: ${found}`) },
  );
  console.log('All steps passed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
