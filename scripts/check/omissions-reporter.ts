import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { secondTriesFile, strayErrorsFile } from './test-report.ts';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';

/**
 * A reporter for vitest that writes down what its JSON report leaves out: which tests passed, but not at the first
 * try, and which errors belong to no test.
 */
export default class OmissionsReporter implements Reporter {
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

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = secondTriesFile(this.#root, this.#name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#tests));
    const strays = errors.map(
      ({ message, stack }) => `${message.split('\n')[0]} ${stack?.split('\n')[1]?.trim() ?? ''}`,
    );
    writeFileSync(strayErrorsFile(this.#root, this.#name), JSON.stringify(strays));
  }
}
