/**
 * One of two processes that put the same photo into listings and remove it again, over one database and one media folder. Prints how often a listing's photo
 * was missing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createProperty, deletePropertyImage } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { disconnectDb } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { testActor } from './actors';

const [photo = '', rounds = '0'] = process.argv.slice(2);
const actor = testActor();
const form = propertyFormSchema.parse({
  title: 'Flat in Dharampeth',
  description: 'Bright',
  price: '45 lakh',
  category: 'Residential',
  type: 'sale',
  address: 'Dharampeth, Nagpur 440010',
  area: '900',
  // drafts may lose their last photo
  status: 'draft',
});

let missing = 0;
for (let round = 0; round < Number(rounds); round++) {
  const files = [{ field: 'images', path: photo, name: 'photo.jpg' }];
  const { property } = await createProperty(actor, form, files);
  const id = property.images[0]?.public_id ?? '';
  const there = () => existsSync(join(env().DATA_DIR, 'media', id));
  // while the other process removes and stores, a listing's photo must exist at every look
  for (let look = 0; look < 5; look++) {
    if (!there()) missing++;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
  }
  await deletePropertyImage(actor, property._id, id);
}
await settleBackground();
await disconnectDb();
console.info(JSON.stringify({ missing }));
