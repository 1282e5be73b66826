import { linesOfServices, servicesObject } from './projection/configuration-object.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { objectIn } from '../body.ts';
import { v1SessionCall } from '../exchange.ts';
import { currentConfiguration } from './batch-configuration.ts';
import { visibleTo } from './without-secrets.ts';
import { writeConfiguration } from './write-configuration.ts';

/** GET /services. §v1.configuration. */
export const servicesRead = v1SessionCall('GET', '/services', exchange =>
  jsonAnswer(visibleTo(exchange.session.user.readOnly, servicesObject(currentConfiguration(exchange)))),
);

/** PUT /services — answers the whole object. §v1.configuration. */
export const servicesWrite = v1SessionCall('PUT', '/services', exchange => {
  const changes = linesOfServices(objectIn(exchange.body), currentConfiguration(exchange));
  const refused = writeConfiguration(exchange, changes, servicesObject);
  return refused ?? jsonAnswer(servicesObject(currentConfiguration(exchange)));
});
