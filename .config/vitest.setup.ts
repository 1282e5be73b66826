import { configureGlobal } from 'fast-check';
import nock from 'nock';

/** No test may reach the network; loopback servers that a test starts itself stay reachable. */
nock.disableNetConnect();
nock.enableNetConnect(/^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/);

// A failure names its seed anyway; with this one the same commit draws the same cases everywhere.
const seed = Number(process.env.RADIOLINK_SEED);
if (seed > 0) configureGlobal({ seed });
