import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess, v1Error } from '../answers.ts';
import { objectIn } from '../body.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { currentConfiguration, writeConfiguration } from './write-configuration.ts';
import {
  configurationObject,
  linesOfConfiguration,
  linesOfServices,
  servicesObject,
} from './projection/configuration-object.ts';
import { visibleTo } from '../hidden.ts';

/** GET /system/airos/configuration — the lines as an object. §v1.configuration. */
const airosRead = v1SessionCall('GET', '/system/airos/configuration', exchange =>
  jsonAnswer(visibleTo(exchange.session.user.readOnly, configurationObject(currentConfiguration(exchange)))),
);

/** PUT /system/airos/configuration — rewrites the lines whose values differ. §v1.configuration. */
const airosWrite = v1SessionCall('PUT', '/system/airos/configuration', exchange => {
  const changes = linesOfConfiguration(objectIn(exchange.body), currentConfiguration(exchange));
  return writeConfiguration(exchange, changes, configurationObject) ?? emptySuccess();
});

/** POST /system/airos/configuration/confirm — keeps what is being tested, as `apply.cgi`; 409 if nothing is. §v1.configuration. */
const configurationConfirm = v1SessionCall('POST', '/system/airos/configuration/confirm', ({ radio }) => {
  if (!radio.control.isTesting) return v1Error(409, 'No configuration test is running');
  radio.control.apply();
  return emptySuccess();
});

/** GET /services. §v1.configuration. */
const servicesRead = v1SessionCall('GET', '/services', exchange =>
  jsonAnswer(visibleTo(exchange.session.user.readOnly, servicesObject(currentConfiguration(exchange)))),
);

/** PUT /services — answers the whole object. §v1.configuration. */
const servicesWrite = v1SessionCall('PUT', '/services', exchange => {
  const changes = linesOfServices(objectIn(exchange.body), currentConfiguration(exchange));
  const refused = writeConfiguration(exchange, changes, servicesObject);
  return refused ?? jsonAnswer(servicesObject(currentConfiguration(exchange)));
});

export const serviceCalls: readonly V1Call[] = [
  airosRead,
  airosWrite,
  configurationConfirm,
  servicesRead,
  servicesWrite,
];
