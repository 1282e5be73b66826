import { createEvent, createStore } from 'effector';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { answeringStatus } from '../status/answering-status.mother.ts';
import { expectOutage } from './expect-outage.ts';
import { createExpectedOutage } from './expected-outage.ts';

/** A job that may cut the device off, in front of a status that answers when the test says so. */
function aJob() {
  const outage = createExpectedOutage({ now: () => Date.now() });
  const { answer, fail, model } = answeringStatus();
  const turned = createEvent<boolean>();
  const closed = createEvent();
  const $isUnderWay = createStore(false).on(turned, (_, isUnderWay) => isUnderWay);
  expectOutage({ reason: 'job', $isUnderWay, $failures: model.$failures, closed, outage });
  const settled = () => new Promise(resolve => setImmediate(resolve));
  /** The device is out of reach for ten seconds. */
  const away = () => {
    for (let second = 0; second <= 10; second += 1) fail(LOST, second + 1, 2000 + second * 1000);
  };
  const back = async (at = 13_000) => {
    answer(ptpAccessPointStatus(), at);
    await settled();
  };
  answer(ptpAccessPointStatus(), 1000);
  return { outage, away, back, settled, turned, closed };
}

describe('an outage by a job of this page', () => {
  it('an outage by a job of this page is expected until the status is back, though the job is over before', async () => {
    const { turned, away, back, outage } = aJob();
    turned(true);
    away();
    turned(false);
    expect(outage.$isExpected.getState()).toBe(true);
    await back();
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('an outage by a job of this page is expected until the job is over, though the status is back before', async () => {
    const { turned, away, back, outage } = aJob();
    turned(true);
    away();
    await back();
    expect(outage.$isExpected.getState()).toBe(true);
    turned(false);
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('an outage by a job of this page is not expected any more once the job is over without one', () => {
    const { turned, outage } = aJob();
    turned(true);
    expect(outage.$isExpected.getState()).toBe(true);
    turned(false);
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('an outage by a job of this page is not expected any more once that is said', () => {
    const { turned, away, closed, outage } = aJob();
    turned(true);
    away();
    closed();
    expect(outage.$isExpected.getState()).toBe(false);
  });
});

describe('an outage without a job', () => {
  it('an outage without a job is not expected', async () => {
    const { away, outage } = aJob();
    away();
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('an outage without a job is not expected after one that was', async () => {
    const { turned, away, back, outage } = aJob();
    turned(true);
    away();
    turned(false);
    await back();
    away();
    expect(outage.$isExpected.getState()).toBe(false);
  });
});
