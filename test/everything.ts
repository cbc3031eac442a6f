import mongoose from 'mongoose';
// with the models that no handler of the test has loaded
import '@/lib/registries/models';

/** Everything that is stored, as text. */
export async function everything(): Promise<string> {
  const rows = Object.values(mongoose.models).map(({ collection }) => collection.find({}).toArray());
  return JSON.stringify(await Promise.all(rows));
}
