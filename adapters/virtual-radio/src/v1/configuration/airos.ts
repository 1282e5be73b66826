import { configurationObject, linesOfConfiguration } from './projection/configuration-object.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess, v1Error } from '../answers.ts';
import { objectIn } from '../body.ts';
import { v1SessionCall } from '../exchange.ts';
import { currentConfiguration } from './batch-configuration.ts';
import { visibleTo } from './without-secrets.ts';
import { writeConfiguration } from './write-configuration.ts';

/** GET /system/airos/configuration — the lines as an object. §v1.configuration. */
export const airosRead = v1SessionCall('GET', '/system/airos/configuration', exchange =>
  jsonAnswer(visibleTo(exchange.session.user.readOnly, configurationObject(currentConfiguration(exchange)))),
);

/** PUT /system/airos/configuration — rewrites the lines whose values differ. §v1.configuration. */
export const airosWrite = v1SessionCall('PUT', '/system/airos/configuration', exchange => {
  const changes = linesOfConfiguration(objectIn(exchange.body), currentConfiguration(exchange));
  return writeConfiguration(exchange, changes, configurationObject) ?? emptySuccess();
});

/** POST /system/airos/configuration/confirm — keeps what is being tested, as `apply.cgi`; 409 if nothing is. §v1.configuration. */
export const configurationConfirm = v1SessionCall(
  'POST',
  '/system/airos/configuration/confirm',
  ({ radio }) => {
    if (!radio.control.isTesting) return v1Error(409, 'No configuration test is running');
    radio.control.apply();
    return emptySuccess();
  },
);
