import { ContainerModule } from 'inversify';
import { browserFetch } from '../../../browser/index.ts';
import { xhrUpload } from '../../../browser/transfer/index.ts';
import { browserSocket } from '../../browser-socket.ts';
import { bindPorts } from '../../port-binding.ts';
import { V1_SHARED, type V1Binding, type V1Settings } from '../v1-ports.ts';
import { bindV1Start } from '../v1-start.ts';

const PAGE: V1Settings = {
  baseUrl: '',
  fetch: browserFetch,
  upload: xhrUpload(),
  openSocket: browserSocket(''),
};

/** The ports that the page begins with, by the versioned interface of the device that serves it. */
export const v1Start = new ContainerModule(options => bindV1Start(options, PAGE));

/** Further ports of that device. */
export const pageModule = (bindings: readonly V1Binding[]): ContainerModule =>
  new ContainerModule(options => bindPorts(options, V1_SHARED, PAGE, bindings));
