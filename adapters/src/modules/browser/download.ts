import { DownloadPort } from '@radiolink/application/files';
import { ContainerModule } from 'inversify';
import { BrowserDownload } from '../../browser/transfer/index.ts';

/** Saving of files, by the browser. */
export const browserDownload = new ContainerModule(({ bind }) => {
  bind(DownloadPort)
    .toResolvedValue(() => new BrowserDownload())
    .inSingletonScope();
});
