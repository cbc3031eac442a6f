import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { AppError } from '@/lib/platform/errors';

type Limited<Row, T extends { _id: Types.ObjectId }> = {
  max: number;
  model: Model<Row>;
  /** The rows that count towards the limit, including the new one. */
  among: QueryFilter<Row>;
  insert: () => Promise<T>;
  full: () => AppError;
};

/** Limit of attempts after the insertions of other processes exceeded the limit together with this one. */
const TRIES = 8;
/** Longest pause before the second attempt in milliseconds. It doubles with each attempt and is random, so that processes do not collide again. */
const PAUSE = 50;

/** The last call of this process for each kind of rows. The next one waits for it. */
const turns = new Map<string, Promise<unknown>>();

/** Matches a moment in a filter, such as one for open rows, because it differs in each call. */
const TIME = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;

/**
 * Inserts a row unless there are already `max`. Of several simultaneous calls, exactly as many succeed as there is room for. A count before the insert may be
 * outdated, so rows are counted again afterwards and the new one is removed if it exceeds the limit. Successful calls together never exceed the limit.
 */
export async function insertWithin<Row, T extends { _id: Types.ObjectId }>(
  limited: Limited<Row, T>,
): Promise<T> {
  const key = JSON.stringify([limited.model.modelName, limited.among]).replace(TIME, '');
  const before = turns.get(key);
  const turn = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => insertNow(limited));
  turns.set(key, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
}

async function insertNow<Row, T extends { _id: Types.ObjectId }>({
  max,
  model,
  among,
  insert,
  full,
}: Limited<Row, T>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await pause(Math.random() * PAUSE * 2 ** tries);
    if ((await model.countDocuments(among)) >= max) throw full();
    const row = await insert();
    if ((await model.countDocuments(among)) <= max) return row;
    await model.deleteOne({ _id: row._id } as QueryFilter<Row>);
  }
  throw full();
}
