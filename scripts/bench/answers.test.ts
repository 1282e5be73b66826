import { ConfigText } from '@radiolink/domain/configuration';
import { assert, integer, property } from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

const { largeConfiguration } = await plain<{ largeConfiguration: (lines: number) => string }>(
  'bench/large-answers.mjs',
);
const { longLog, longSurvey } = await plain<{
  longLog: (count: number) => { readonly enabled: boolean; readonly lines: readonly string[] };
  longSurvey: (count: number) => { readonly scan_data: readonly Readonly<Record<string, unknown>>[] };
}>('bench/large-answers.mjs');
const variant = (name: string, path: string) =>
  plain<Readonly<Record<string, (root: string) => string>>>(path).then(module => module[name] ?? (() => ''));
const buildScriptFree = await variant('buildScriptFree', 'bench/login/variants.mjs');
const buildScriptOnly = await variant('buildScriptOnly', 'bench/login/variants.mjs');
const buildPlainForm = await variant('buildPlainForm', 'bench/login/variants.mjs');

describe('the configuration that is measured', () => {
  it('the configuration that is measured has so many lines, each with a key of its own, and is read and written byte for byte', () => {
    assert(
      property(integer({ min: 0, max: 300 }), lines => {
        const text = largeConfiguration(lines);
        const config = ConfigText.parse(text);
        expect([...config.keys()]).toHaveLength(lines);
        expect(config.toString()).toBe(text);
      }),
    );
  });

  it('the configuration that is measured has the values that the comparison changes', () => {
    expect(largeConfiguration(70)).toContain('leaf3=enabled');
  });
});

describe('the long lists that are scrolled', () => {
  it('the long lists that are scrolled are a log whose lines come one after the other in time', () => {
    const { lines } = longLog(10_000);
    const times = lines.map(line => Date.parse(`2026 ${line.slice(0, 15)} UTC`));
    expect(times.every((time, place) => place === 0 || time > (times[place - 1] ?? 0))).toBe(true);
    expect(times).toHaveLength(10_000);
  });

  it('the long lists that are scrolled are networks with an address of their own each, in its form', () => {
    const addresses = longSurvey(500).scan_data.map(({ mac }) => String(mac));
    expect(new Set(addresses).size).toBe(500);
    expect(addresses.filter(mac => !/^(?:[\da-f]{2}:){5}[\da-f]{2}$/.test(mac))).toEqual([]);
  });
});

describe('the logins that a login is compared with', () => {
  const PAGE = `<html><head><style>b{}</style><link rel="preload" href="a.js"><script>paint()</script></head><body><div id="root"><form></form></div><noscript>no</noscript><script type="module" src="a.js"></script></body></html>`;
  const aBuild = () =>
    aFolder({
      'dist/index.html': PAGE,
      'dist/index.en_US.html': PAGE,
      'dist/index.html.gz': 'old',
      'dist/static/js/a.js': 'a()',
      'ui/translations/de_DE.json': '{}',
    });
  const pageOf = (folder: string) => readFileSync(join(folder, 'dist/index.html'), 'utf8');

  it('the logins that a login is compared with are one without anything that runs, or is loaded to run', () => {
    expect(pageOf(buildScriptFree(aBuild()))).toBe(
      '<html><head><style>b{}</style></head><body><div id="root"><form></form></div><noscript>no</noscript></body></html>',
    );
  });

  it('the logins that a login is compared with are one that the script draws, its style a file of its own, and nothing painted', () => {
    const folder = buildScriptOnly(aBuild());
    expect(pageOf(folder)).toBe(
      '<html><head><link rel="stylesheet" href="/static/css/first.css"><link rel="preload" href="a.js"></head><body><div id="root"></div><noscript>no</noscript><script type="module" src="a.js"></script></body></html>',
    );
    expect(readFileSync(join(folder, 'dist/static/css/first.css'), 'utf8')).toBe('b{}');
    expect(readdirSync(join(folder, 'dist')).filter(name => name.startsWith('index.en'))).toEqual([]);
  });

  it('the logins that a login is compared with are refused where the page has no style in it: it would be another comparison', () => {
    const root = aFolder({ 'dist/index.html': '<div id="root"></div>', 'ui/translations/a.json': '{}' });
    expect(() => buildScriptOnly(root)).toThrow('no style');
  });

  it('the logins that a login is compared with are one as a server without any script would send it', () => {
    expect(pageOf(buildPlainForm(aBuild()))).not.toMatch(/<script|<link|<style/);
  });

  it('the logins that a login is compared with are served compressed, as the measured one is', () => {
    const folder = buildPlainForm(aBuild());
    expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
    expect(readdirSync(join(folder, 'ui/translations'))).toEqual(['de_DE.json']);
  });
});
