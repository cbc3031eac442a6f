import mongoose from 'mongoose';

/** Everything that is stored, as text. */
export async function everything(): Promise<string> {
  const rows = Object.values(mongoose.models).map(({ collection }) => collection.find({}).toArray());
  return JSON.stringify(await Promise.all(rows));
}
