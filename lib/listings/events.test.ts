import { readLogAfter } from '@/lib/platform/cache/data';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { listingSaved } from './events';
import { createProperty, updateProperty } from './mutations';
import { savedNotices } from './providers';
import { propertyFormSchema } from './schema';

useTestDb();

test('a write is recorded, invalidates the caches and tells the listeners', async () => {
  const told: string[] = [];
  listingSaved.on('test', async ({ id }) => void told.push(id));
  savedNotices.provide('test', async () => ['A warning of another area']);
  const actor = testActor();
  const form = propertyFormSchema.parse({
    title: 'Flat in Dharampeth',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur 440010',
    area: '900',
  });
  const { property, warnings } = await createProperty(actor, form, []);
  expect(warnings).toContain('A warning of another area');
  await updateProperty(actor, property._id, { price: '46 lakh' }, []);
  expect(told).toEqual([property._id, property._id]);
  const entries = await AuditEntry.find({ targetId: property._id }).sort({ at: 1 }).lean();
  expect(entries.map(({ actor: by, details }) => [String(by), details])).toEqual([
    [actor.userId, { listed: 'Flat in Dharampeth' }],
    [actor.userId, { price: '4500000 → 4600000' }],
  ]);
  expect(JSON.stringify(await readLogAfter(0))).toContain(`property:${property._id}`);
});

test('an edit that changes nothing leaves an approved listing with a possession date approved', async () => {
  const actor = testActor();
  const { property } = await createProperty(
    actor,
    propertyFormSchema.parse({
      title: 'Flat in Dharampeth',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Dharampeth, Nagpur 440010',
      area: '900',
      possession: 'ready',
      possessionDate: '2027-03-31',
    }),
    [],
  );
  const approved = { state: 'approved', since: new Date() };
  await Property.updateOne({ _id: property._id }, { $set: { review: approved } });
  await updateProperty(actor, property._id, { possessionDate: '2027-03-31' }, []);
  const state = async () => (await Property.findById(property._id).select('+review').lean())?.review?.state;
  expect(await state()).toBe('approved');
  await updateProperty(actor, property._id, { possessionDate: '2027-04-30' }, []);
  expect(await state()).toBe('pending');
});
