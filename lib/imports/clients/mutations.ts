import 'server-only';
import { type Model, Types } from 'mongoose';
import { clientsRemoved } from '@/lib/clients/events';
import { requirementWritten } from '@/lib/clients/requirements/events';
import { clientRow } from '@/lib/clients/rules';
import { memberOf } from '@/lib/imports/clients/data';
import type { ImportKind } from '@/lib/imports/dto';
import { fillEmpty } from '@/lib/imports/mutations';
import { placesInput } from '@/lib/imports/places/data';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { versioned } from '@/lib/platform/db/versioned';
import { indianDay } from '@/lib/platform/time/indian-day';
import { ownedBy, teamScope } from '@/lib/teams/data';
import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { type ClientRowInput, phoneKey } from './rules';
import { readClientRows } from './tasks';

/** Rows per batch, few because each client's requirement is matched before the next. */
const BATCH = 40;
const MAX_FOUND = 2000;
const PHONE_KEY = /^p:([0-9a-f]{24}):(.*)$/s;
const FILLED = ['email', 'notes', 'phones', 'consent'];

const base = versioned(Client as unknown as Model<Record<string, unknown>>, () => ({}));

/** Writes imported clients, each with a requirement, matched with homes. */
export const clientImport: ImportKind<ClientRowInput & { by: string }> = {
  ...base,
  batch: BATCH,

  async read(rows, columns) {
    const read = await readClientRows({
      rows,
      columns,
      places: await placesInput(),
      home: 'nagpur',
      today: indianDay(Date.now()),
    });
    return read.map((one) => ('input' in one ? { ...one, input: { ...one.input, by: columns.by } } : one));
  },

  async find(keys) {
    const wanted = keys.flatMap((key) => {
      const [, by, phone] = PHONE_KEY.exec(key) ?? [];
      return by && phone ? [{ by, phone }] : [];
    });
    const by = wanted[0]?.by;
    if (!by) return [];
    const phones = op.in(wanted.map(({ phone }) => phone));
    const rows = await Client.find({ ...teamScope(await memberOf(by)), phones }, { phones: 1 })
      .limit(MAX_FOUND)
      .lean();
    return rows
      .map((row) => ({ id: String(row._id), keys: row.phones.map((phone) => phoneKey(by, phone)) }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  },

  async create(items) {
    const by = items[0]?.input.by;
    if (!by) return;
    const owned = ownedBy(await memberOf(by));
    const now = new Date();
    const clients = items.map(({ id, input }) => ({
      ...clientRow(input.client),
      ...owned,
      isArchived: false,
      _id: new Types.ObjectId(id),
      createdAt: now,
      updatedAt: now,
      __v: 0,
    }));
    await Client.collection.insertMany(clients, { ordered: false }).catch(ignoreExisting);
    const wishes = items.flatMap(({ id, input: { wish } }) =>
      wish
        ? [
            {
              client: new Types.ObjectId(id),
              ...owned,
              query: wish.query,
              nearMisses: false,
              isPaused: false,
            },
          ]
        : [],
    );
    // the unique index prevents a second requirement per client after a crash
    if (wishes.length > 0) await Requirement.insertMany(wishes, { ordered: false }).catch(ignoreExisting);
  },

  async change(id, { client }) {
    const row = await Client.findById(id).lean();
    return row ? fillEmpty(id, row as never, clientRow(client), FILLED) : undefined;
  },

  async remove(ids, version) {
    const rows = await Client.find({ _id: op.in(ids), __v: version }, { _id: 1 }).lean();
    await clientsRemoved.emit(rows.map(({ _id }) => String(_id)));
    await base.remove(ids, version);
  },

  /** Matching homes are found here, so that the import can report how many clients have some. */
  async completed(ids) {
    const wishes = await Requirement.find({ client: op.in(ids) }, { _id: 1 }).lean();
    for (const { _id } of wishes) await requirementWritten.emit(String(_id));
  },
};
