import path from 'node:path';
import type { Config } from '../../config.ts';
import { openFolder } from './folder.ts';
import type { Storage } from './port.ts';
import { openS3 } from './s3.ts';

/** Signatures are for the true time, whatever the product's clock says. */
export function openStorage(
  { storage, dataFolder }: Pick<Config, 'storage' | 'dataFolder'>,
  trueTime: () => Temporal.Instant,
): Storage {
  if (storage.provider === 's3') return openS3(storage, trueTime);
  return openFolder(path.join(dataFolder, 'files'));
}
