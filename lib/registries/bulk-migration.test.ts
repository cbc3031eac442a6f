import { Types } from 'mongoose';
import { getBulk, listBulkItems } from '@/lib/moderation/bulk/data';
import { BulkDecision } from '@/models/moderation/bulk-decision';
import { BulkItem } from '@/models/moderation/bulk-item';
import { useTestDb } from '@/test/db';
import { moveBulkItems } from './bulk-migration';

useTestDb();

test('the listings of an older bulk decision become rows of their own, once', async () => {
  const _id = new Types.ObjectId();
  const item = (title: string, more: object) => ({
    ...{ _id: new Types.ObjectId(), property: new Types.ObjectId(), title, undo: new Types.ObjectId() },
    ...more,
  });
  const items = [
    item('One', { outcome: 'done', before: { values: { status: 'active' }, reports: [] } }),
    item('Two', { outcome: 'failed', problem: 'Property not found' }),
    item('Three', {}),
  ];
  const order = { by: new Types.ObjectId(), byName: 'Asha', byRole: 'admin', decision: 'paused' } as const;
  const times = { createdAt: new Date(), updatedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const row = {
    _id,
    ...order,
    ...times,
    items,
    status: 'running',
    cursor: 2,
    stop: false,
    leaseUntil: new Date(0),
  };
  await BulkDecision.collection.insertOne(row as never);

  for (let turn = 0; turn < 2; turn++) {
    await moveBulkItems();
    expect(await getBulk(String(_id))).toMatchObject({
      ...{ total: 3, handled: 2, failed: 1 },
      problems: [{ title: 'Two', problem: 'Property not found' }],
    });
    const { rows } = await listBulkItems(String(_id), { page: 1 });
    expect(rows.map(({ title, outcome }) => [title, outcome])).toEqual([
      ['One', 'done'],
      ['Two', 'failed'],
      ['Three', undefined],
    ]);
  }
  expect(await BulkItem.findOne({ title: 'One' }).lean()).toMatchObject({
    before: { values: { status: 'active' } },
  });
  expect(await BulkDecision.collection.findOne({ _id })).not.toHaveProperty('items');
});
