import { message } from '../../errors/message.ts';
import { checkPortOrRange } from '../../network/port.ts';
import { SPEED_TEST_PORTS } from '../../network/system-port.ts';
import { portsInUse } from '../services/service-ports.ts';
import type { SettingRule } from '../setting.ts';

/** A forwarded port, or a range, that the system does not need itself. Specification §5, System port. */
export const checkForwardedPort: SettingRule = (value, context) => {
  const problem = checkPortOrRange(value);
  if (problem !== undefined) return problem;
  const [low, high = low] = value.split(':').map(Number);
  const { airviewPort } = portsInUse(context, '');
  const taken = [...SPEED_TEST_PORTS, airviewPort].find(
    port => port !== undefined && port >= Number(low) && port <= Number(high),
  );
  return taken === undefined ? undefined : message('{0} is used by system', { 0: taken });
};
