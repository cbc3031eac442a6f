import { TestEnvironment } from 'jest-environment-node';
import type { StoredImage } from '@/lib/platform/media/types';
import * as apiSchemas from './api-schemas';

/** A stored picture and its file. */
export type PreparedPicture = { image: StoredImage; jpeg: string };

type OfWorker = {
  apiSchemas: typeof apiSchemas;
  /** made by the first file that needs one (test/listing-form.ts) */
  preparedPicture?: Promise<PreparedPicture>;
};

declare global {
  var ofWorker: OfWorker;
}

const shared: OfWorker = { apiSchemas };

/** Node, with what all files of a worker share. By the name of its environment next/jest knows that a project is a server's. */
export default class extends TestEnvironment {
  override async setup() {
    await super.setup();
    this.global.ofWorker = shared;
  }
}
