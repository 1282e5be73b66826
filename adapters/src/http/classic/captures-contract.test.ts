import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviations } from '@radiolink/virtual-radio/testing';
import { capturedStatuses } from './status/captured-status.mother.ts';

const ROOT = process.env['RADIOLINK_CAPTURES'] ?? '';

/** Which call each other captured file answers. */
const OTHERS = [
  ['GET /api/warnings', 'misc/warnings.json'],
  ['POST /api/fw/update-check', 'misc/fw_update_check_available.json'],
  ['GET /airviewdata.cgi', 'spectrum/airviewdata_nanobeam5acgen2_v8.7.1.json'],
  ['GET /amdata.cgi', 'spectrum/amdata_nanobeam5acgen2_v8.7.1_nostation.json'],
  ['GET /amdata.cgi', 'spectrum/amdata_nanobeam5acgen2_v8.7.1_onestation.json'],
] as const;

const captures = [
  ...capturedStatuses().map(({ name, body }) => ({ call: 'GET /status.cgi', name, body })),
  ...OTHERS.map(([call, name]) => ({ call, name, path: join(ROOT, 'classic', name) }))
    .filter(({ path }) => ROOT !== '' && existsSync(path))
    .map(({ call, name, path }) => ({ call, name, body: readFileSync(path, 'utf8') })),
];

const JSON_ANSWER = { headers: { 'Content-Type': 'application/json' } };

describe.skipIf(captures.length === 0)('captured answers against the contract (RADIOLINK_CAPTURES)', () => {
  it.each(captures)('$name is an answer of $call', async ({ call, body }) => {
    expect(await deviations(call, new Response(body, JSON_ANSWER))).toEqual([]);
  });
});
