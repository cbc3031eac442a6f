import type { Document } from 'bson';
import type { RawConnection } from '../support/wire';

export const INDEXES = [
  { key: { slug: 1 }, name: 'slug', unique: true, sparse: true },
  { key: { writer: 1, sequence: -1 }, name: 'writer' },
  { key: { tags: 1 }, name: 'tags' },
  { key: { sequence: 1 }, name: 'large', partialFilterExpression: { large: true } },
];

const ids = (documents: Document[]) => documents.map((document) => document._id).join();

/** The expected content of the index in its order, computed from the documents alone. */
function rebuilt(stored: Document[], name: string): Document[] {
  const rows = [...stored].sort((a, b) => a._id - b._id);
  if (name === 'slug') {
    const named = rows.filter((row) => row.slug !== undefined);
    return named.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }
  if (name === 'writer') return rows.sort((a, b) => a.writer - b.writer || b.sequence - a.sequence);
  return rows.filter((row) => row.large).sort((a, b) => a.sequence - b.sequence);
}

/** Reads each index completely, compares it with one rebuilt in this process, and then runs the server's own `validate`. */
export async function audit(connection: RawConnection, stored: Document[]): Promise<string[]> {
  const wrong: string[] = [];
  const read = (filter: Document, hint: string, sort: Document) =>
    connection.all({ find: 'docs', filter, hint, sort, projection: { _id: 1 }, batchSize: 5000 });
  const bySlug = await read({ slug: { $exists: true } }, 'slug', { slug: 1 });
  if (ids(bySlug) !== ids(rebuilt(stored, 'slug'))) wrong.push('index slug is not its rebuild');
  const byWriter = await read({}, 'writer', { writer: 1, sequence: -1 });
  if (ids(byWriter) !== ids(rebuilt(stored, 'writer'))) wrong.push('index writer is not its rebuild');
  const large = await read({ large: true }, 'large', { sequence: 1 });
  if (ids(large) !== ids(rebuilt(stored, 'large'))) wrong.push('index large is not its rebuild');
  for (const tag of new Set(stored.flatMap((document) => document.tags as string[]))) {
    const counted = await connection.command({ count: 'docs', query: { tags: tag }, hint: 'tags' });
    const expected = stored.filter((document) => document.tags.includes(tag)).length;
    if (counted.n !== expected) wrong.push(`index tags has ${counted.n} for ${tag}, not ${expected}`);
  }
  const slugs = stored.flatMap((document) => (document.slug === undefined ? [] : [document.slug]));
  if (new Set(slugs).size !== slugs.length) wrong.push('two documents share a unique slug');
  const report = await connection.command({ validate: 'docs', full: true });
  if (report.valid !== true || Number(report.nrecords) !== stored.length) {
    wrong.push(
      `validate: ${JSON.stringify({ valid: report.valid, n: report.nrecords, errors: report.errors })}`,
    );
  }
  return wrong;
}
