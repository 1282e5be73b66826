import nock from 'nock';

/** No test may reach the network; loopback servers that a test starts itself stay reachable. */
nock.disableNetConnect();
nock.enableNetConnect(/^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/);
