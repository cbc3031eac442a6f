import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';

type Listing = {
  _id: string;
  title: string;
  images: { url: string; alt?: string }[];
  reraNumber?: string;
};

/** A listing of the demo set with several photos and a project number, which no test copies or changes. */
export async function demoListing(request: APIRequestContext): Promise<Listing> {
  return (await demoListings(request, 1))[0]!;
}

/** Several of the demo set, newest first. */
export async function demoListings(request: APIRequestContext, count: number): Promise<Listing[]> {
  const { data } = (await (await request.get('/api/property')).json()) as { data: Listing[] };
  const found = data.filter((row) => row.images.length > 2 && row.reraNumber).slice(0, count);
  expect(found).toHaveLength(count);
  return found;
}
