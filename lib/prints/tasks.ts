import 'server-only';
import { defineTask } from '@/lib/platform/work/task';
import type { Site } from '@/lib/settings/dto';
import type { Preview } from './dto';

// loaded with the first picture, because the drawing code is large and seldom needed
const drawing = () => import('./drawing');

export const drawSitePicture = defineTask('site-picture', async (site: Site) =>
  (await drawing()).sitePicture(site),
);

/** Social picture of a listing whose first photo is on this disk. */
export const drawListingPicture = defineTask('listing-picture', async (preview: Preview) =>
  (await drawing()).listingPicture(preview),
);
