import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { secondTriesFile } from './test-report.ts';
import type { Reporter, TestCase, Vitest } from 'vitest/node';

/** A reporter for vitest that writes down which tests passed, but not at the first try. */
export default class SecondTriesReporter implements Reporter {
  #root = '';
  #name = '';
  readonly #tests: string[] = [];

  onInit({ config }: Vitest): void {
    this.#root = config.root;
    this.#name = config.name ?? '';
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'passed' || !test.diagnostic()?.retryCount) return;
    this.#tests.push(`${relative(this.#root, test.module.moduleId)}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = secondTriesFile(this.#root, this.#name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#tests));
  }
}
