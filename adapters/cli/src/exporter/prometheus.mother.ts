import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasPrometheus = existsSync('/usr/bin/prometheus') && existsSync('/usr/bin/promtool');

/** A series of the answer to a query. */
export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Debian's Prometheus, which reads the targets through an exporter every 4 s. */
export async function startPrometheus(exporter: string, targets: readonly string[], rules: string) {
  const folder = mkdtempSync(join(tmpdir(), 'radiolink-prometheus-'));
  const port = await freePort();
  const job = {
    job_name: 'radios',
    metrics_path: '/probe',
    params: { module: ['default'] },
    scrape_interval: '4s',
    scrape_timeout: '4s',
    static_configs: [{ targets }],
    relabel_configs: [
      { source_labels: ['__address__'], target_label: '__param_target' },
      { source_labels: ['__param_target'], target_label: 'instance' },
      { target_label: '__address__', replacement: exporter },
    ],
  };
  // YAML holds all of JSON.
  const config = { global: { evaluation_interval: '2s' }, rule_files: [rules], scrape_configs: [job] };
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const child = spawn(
    '/usr/bin/prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return answer.json();
  };
  return {
    async query(expression: string): Promise<readonly Series[]> {
      const found = (await read(`/api/v1/query?query=${encodeURIComponent(expression)}`)) as {
        readonly data?: { readonly result: readonly Series[] };
      };
      return found.data?.result ?? [];
    },
    async ruleHealth(): Promise<readonly string[]> {
      const found = (await read('/api/v1/rules')) as {
        readonly data: {
          readonly groups: readonly { readonly rules: readonly { readonly health: string }[] }[];
        };
      };
      return found.data.groups.flatMap(({ rules: all }) => all.map(({ health }) => health));
    },
    async close(): Promise<void> {
      const ended = new Promise(resolve => void child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What `promtool` says of a file of rules. @throws if it finds a fault */
export const checkRules = (file: string): string =>
  execFileSync('/usr/bin/promtool', ['check', 'rules', file], { encoding: 'utf8' });
