import 'server-only';
import { definePersonalData, EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { listDrafts } from './drafts/data';

/** Listings are deleted with their owner, and their pictures with them (lib/brokers/privacy.ts). */
export const listingData = definePersonalData({
  area: 'listings',
  until: ['account'],
  models: ['Property', 'ListingDraft', 'UploadedPicture'],
  async collect({ id }) {
    const [listings, drafts] = await Promise.all([
      Property.find({ owner: id })
        .select({ __v: 0, 'images.phash': 0, 'images.phashBands': 0, '+pin': 1 })
        .limit(EXPORT_ROWS)
        .lean(),
      listDrafts(id),
    ]);
    return { listings, drafts };
  },
  async erase({ id }) {
    await ListingDraft.deleteMany({ owner: id });
    await UploadedPicture.deleteMany({ owner: id });
  },
});
