import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { AppError } from '@/lib/platform/errors';

type Limited<Row, T extends { _id: Types.ObjectId }> = {
  max: number;
  model: Model<Row>;
  /** the rows that are limited, including the new one once stored */
  among: QueryFilter<Row>;
  insert: () => Promise<T>;
  full: () => AppError;
};

/** Other processes insert too: so many times a call begins again after it was over the limit together with theirs. */
const TRIES = 8;
/** The longest pause before the second try, in milliseconds; it doubles with each. Random, so that processes do not meet again. */
const PAUSE = 50;

/** The last call of this process for each kind of rows: the next one waits for its end. */
const turns = new Map<string, Promise<unknown>>();

/** A moment in a filter, as of rows that are open now, is another one in each call. */
const TIME = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;

/**
 * Inserts a row unless there are `max` already: of several at once exactly as many as fit. A count before the insert may be outdated
 * by then, so rows are counted again afterwards and the new one is removed if it exceeds the limit, which is never exceeded
 * in what a call has returned.
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
