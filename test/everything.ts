import mongoose from 'mongoose';
// models that the test's handlers have not loaded
import '@/lib/registries/models';

/** All stored data as text. */
export async function everything(): Promise<string> {
  const rows = Object.values(mongoose.models).map(({ collection }) => collection.find({}).toArray());
  return JSON.stringify(await Promise.all(rows));
}
