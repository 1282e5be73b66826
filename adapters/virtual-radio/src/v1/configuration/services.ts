import { linesOfServices, servicesObject } from './projection/configuration-object.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { objectIn } from '../body.ts';
import type { V1Call } from '../exchange.ts';
import { currentConfiguration } from './batch-configuration.ts';
import { lineProblems } from './line-problems.ts';
import { submittedProblems } from './submitted-problems.ts';
import { visibleTo } from './without-secrets.ts';
import { writeConfiguration } from './write-configuration.ts';

/** GET /services. Versioned API, 6. */
export const servicesRead: V1Call = {
  method: 'GET',
  path: '/services',
  access: 'session',
  answer: exchange =>
    jsonAnswer(visibleTo(exchange.session.user.readOnly, servicesObject(currentConfiguration(exchange)))),
};

/** PUT /services — answers the whole object. Versioned API, 6. */
export const servicesWrite: V1Call = {
  method: 'PUT',
  path: '/services',
  access: 'session',
  answer(exchange) {
    const submitted = objectIn(exchange.body);
    const before = currentConfiguration(exchange);
    const refused = writeConfiguration(exchange, {
      changes: linesOfServices(submitted, before),
      problems: wanted => ({
        ...submittedProblems(submitted, servicesObject(wanted)),
        ...lineProblems(exchange.radio, before, wanted),
      }),
    });
    return refused ?? jsonAnswer(servicesObject(currentConfiguration(exchange)));
  },
};
