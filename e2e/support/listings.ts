import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';

type Listing = {
  _id: string;
  title: string;
  images: { url: string; alt?: string }[];
  reraNumber?: string;
};

/** A listing of the demo set, with several photographs and a project number: no test adds one like it, or changes it. */
export async function demoListing(request: APIRequestContext): Promise<Listing> {
  const { data } = (await (await request.get('/api/property')).json()) as { data: Listing[] };
  const found = data.find((one) => one.images.length > 2 && one.reraNumber);
  expect(found).toBeDefined();
  return found!;
}
