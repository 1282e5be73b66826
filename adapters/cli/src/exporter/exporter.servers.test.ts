import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connect } from '@radiolink/client/node';
import { createVirtualRadio, type VirtualRadio } from '@radiolink/virtual-radio';
import { type ServedRadio, serveRadio } from '@radiolink/virtual-radio/serve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedBy } from './modules-file.ts';
import { exporterServer } from './exporter-server.ts';
import { checkRules, hasPrometheus, startPrometheus } from './prometheus.mother.ts';

const RADIOS = 20;
const PROFILES = ['ap-ptp', 'sta-ptp', 'sixty', 'router', 'ap-ptmp', 'wave', 'old', 'ltu-ap'];
const RULES = fileURLToPath(new URL('../../monitoring/alerts.yml', import.meta.url));

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(
  readFileSync(new URL('../../monitoring/dashboard.json', import.meta.url), 'utf8'),
) as { readonly panels: readonly Panel[] };

/** As Grafana fills a query in. */
const filledIn = (expression: string) =>
  expression.replaceAll('$job', '.*').replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m');

describe.skipIf(!hasPrometheus)('twenty radios, read by Prometheus', () => {
  const radios: VirtualRadio[] = [];
  const served: ServedRadio[] = [];
  let logins = 0;
  let exporter: ReturnType<typeof exporterServer>;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;

  beforeAll(async () => {
    for (let place = 0; place < RADIOS; place += 1) {
      const profile = PROFILES[place % PROFILES.length] ?? '';
      const radio = createVirtualRadio({ profile, stations: 6, clock: { now: () => Date.now() } });
      radios.push(radio);
      served.push(await serveRadio(radio));
    }
    const ports = served.map(({ url }) => Number(new URL(url).port));
    const module = { username: 'admin', password: 'Tower-Link-2026' };
    exporter = exporterServer(
      { isAllowed: allowedBy([{ hosts: '127.0.0.1', ports }]), modules: new Map([['default', module]]) },
      {
        now: () => Date.now(),
        connect: options => {
          logins += 1;
          return connect(options);
        },
      },
    );
    await new Promise<void>(resolve => void exporter.server.listen(0, '127.0.0.1', resolve));
    const address = exporter.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    prometheus = await startPrometheus(
      `127.0.0.1:${port}`,
      served.map(({ url }) => url),
      RULES,
    );
  });

  afterAll(async () => {
    await prometheus?.close();
    await exporter?.close();
    await Promise.all(served.map(one => one.close()));
  });

  it('twenty radios, read by Prometheus are all up, by one login each', async () => {
    const number = async (query: string) => Number((await prometheus.query(query))[0]?.value[1]);
    await expect
      .poll(() => number('min(count_over_time(radiolink_up[1m]))'), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(3);
    await expect.poll(() => number('sum(radiolink_up)')).toBe(RADIOS);
    expect(logins).toBe(RADIOS);
  });

  it.each(panels.map(({ title, targets }) => ({ title, targets })))(
    'twenty radios, read by Prometheus have series in the panel $title',
    async ({ targets }) => {
      const found = await Promise.all(targets.map(({ expr }) => prometheus.query(filledIn(expr))));
      expect(found.filter(series => series.length === 0)).toEqual([]);
    },
  );

  it('twenty radios, read by Prometheus have alert rules that promtool accepts and Prometheus evaluates without an error', async () => {
    expect(checkRules(RULES)).toContain('SUCCESS');
    await expect.poll(() => prometheus.ruleHealth()).toEqual(Array.from({ length: 11 }, () => 'ok'));
  });

  it('twenty radios, read by Prometheus have as many series as the guide says, at most', async () => {
    const counts = await prometheus.query('count by (instance) ({__name__=~"radiolink_.*"})');
    expect(Math.max(...counts.map(({ value }) => Number(value[1])))).toBeLessThanOrEqual(
      30 + 6 * 10 + 13 * 6,
    );
  });

  it('twenty radios, read by Prometheus are logged in to again after a restart ended the session', async () => {
    const before = logins;
    radios[0]?.faults.happen('session-end');
    await expect.poll(() => logins).toBeGreaterThan(before);
  });
});
