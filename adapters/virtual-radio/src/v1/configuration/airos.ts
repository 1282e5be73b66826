import { configurationObject, linesOfConfiguration } from './projection/configuration-object.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess, v1Error } from '../answers.ts';
import { objectIn } from '../body.ts';
import type { V1Call } from '../exchange.ts';
import { currentConfiguration } from './batch-configuration.ts';
import { lineProblems } from './line-problems.ts';
import { submittedProblems } from './submitted-problems.ts';
import { visibleTo } from './without-secrets.ts';
import { writeConfiguration } from './write-configuration.ts';

const NO_TEST = 'No configuration test is running';

/** GET /system/airos/configuration — the lines as an object. Versioned API, 6. */
export const airosRead: V1Call = {
  method: 'GET',
  path: '/system/airos/configuration',
  access: 'session',
  answer: exchange =>
    jsonAnswer(
      visibleTo(exchange.session.user.readOnly, configurationObject(currentConfiguration(exchange))),
    ),
};

/** PUT /system/airos/configuration — rewrites the lines whose values differ. Versioned API, 6. */
export const airosWrite: V1Call = {
  method: 'PUT',
  path: '/system/airos/configuration',
  access: 'session',
  answer(exchange) {
    const { radio } = exchange;
    const submitted = objectIn(exchange.body);
    const before = currentConfiguration(exchange);
    const refused = writeConfiguration(exchange, {
      changes: linesOfConfiguration(submitted, before),
      problems: wanted => ({
        ...submittedProblems(submitted, configurationObject(wanted)),
        ...lineProblems(radio, before, wanted),
      }),
    });
    return refused ?? emptySuccess();
  },
};

/** POST /system/airos/configuration/confirm — keeps what is being tested, as `apply.cgi`; 409 if nothing is. Versioned API, 6. */
export const configurationConfirm: V1Call = {
  method: 'POST',
  path: '/system/airos/configuration/confirm',
  access: 'session',
  answer({ radio }) {
    if (!radio.control.isTesting) return v1Error(409, NO_TEST);
    radio.control.apply();
    return emptySuccess();
  },
};
