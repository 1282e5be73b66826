/**
 * Runs the public client python-airos against virtual radios:
 *
 *   RADIOLINK_PYTHON_AIROS=/path/to/python-airos node scripts/clients/python-airos.mjs
 *
 * Needs `python3` with aiohttp and mashumaro (Debian: python3-aiohttp, python3-mashumaro). Without the folder it says so and
 * passes.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROFILES = ['sta-ptp', 'ap-ptp', 'ap-ptmp'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env.RADIOLINK_PYTHON_AIROS;

async function tryProfile(profile) {
  const command = join(root, 'adapters/virtual-radio/bin/virtual-radio.mjs');
  const radio = spawn(process.execPath, [command, '--profile', profile, '--port', '0'], { cwd: root });
  try {
    const [line] = await once(radio.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    const [, host] = /at http:\/\/(\S+)/.exec(String(line)) ?? [];
    console.log(`── ${profile}`);
    execFileSync('python3', [fileURLToPath(new URL('python-airos.py', import.meta.url)), host], {
      stdio: 'inherit',
      env: { ...process.env, PYTHONPATH: folder },
      timeout: 60_000,
    });
  } finally {
    radio.kill();
  }
}

if (folder === undefined) {
  console.log('SKIPPED: RADIOLINK_PYTHON_AIROS names no folder of python-airos.');
} else {
  for (const profile of PROFILES) await tryProfile(profile);
  console.log('python-airos works with every profile.');
}
