import { Types } from 'mongoose';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { form, photo, stored } from '@/test/listing-form';
import { createProperty, deletePropertyImage } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const seller = testActor();
const other = testActor();

describe('removing a picture', () => {
  test('takes it from the listing and the store, unless another listing shows it', async () => {
    const { property } = await createProperty(seller, form({ status: 'draft' }), [
      await photo(100),
      await photo(220),
    ]);
    const [shared, own] = property.images.map(({ public_id }) => public_id);
    // as listings of the demo set do, and old ones that were given the same file
    const row = await Property.findById(property._id).lean();
    await Property.create({
      ...row,
      _id: new Types.ObjectId(),
      propertyCode: undefined,
      images: [row?.images[0]],
    });
    expect((await deletePropertyImage(seller, property._id, own!)).images).toHaveLength(1);
    await deletePropertyImage(seller, property._id, shared!);
    expect(await stored()).toContain(shared!.split('/')[1]);
    expect(await stored()).not.toContain(own!.split('/')[1]);
    await expect(deletePropertyImage(seller, property._id, own!)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('a photo that leaves one listing while it arrives with another is there in the end', async () => {
    for (let round = 0; round < 6; round++) {
      const { property } = await createProperty(seller, form({ status: 'draft' }), [await photo(170)]);
      const id = property.images[0]!.public_id;
      const [, second] = await Promise.all([
        deletePropertyImage(seller, property._id, id),
        createProperty(other, form({ status: 'draft' }), [await photo(170)]),
      ]);
      const arrived = second.property.images[0]!.public_id;
      expect(arrived).not.toBe(id);
      expect(await stored()).toContain(arrived.split('/')[1]);
      await deletePropertyImage(other, second.property._id, arrived);
      expect(await stored()).not.toContain(arrived.split('/')[1]);
    }
  });
});
