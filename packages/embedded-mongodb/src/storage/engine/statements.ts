import { NUMBER_OF_ROW, type Table } from './row-numbers';
import type { DatabaseSync } from './sqlite-library';

export type Database = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Database['prepare']>;

/** Prepares the statements of a table. Its rows are in the order of `id`, and keys are made from `shown`. */
function prepareAll(db: Database, table: Table, id: string, shown: string, within: string) {
  const places = table === 'blocks' ? '?, ?' : '?, ?, ?';
  const prepare = (sql: string): Statement => {
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  const range = `FROM ${table} WHERE ${within}`;
  return {
    get: prepare(`SELECT value FROM ${table} WHERE ${id} = ?`),
    put: prepare(`INSERT OR REPLACE INTO ${table} VALUES (${places})`),
    remove: prepare(`DELETE FROM ${table} WHERE ${id} = ?`),
    count: prepare(`SELECT count(*) ${range}`),
    // does not read the values, because SQLite knows a length from the head of its row
    bytes: prepare(`SELECT total(length(value)) ${range}`),
    keys: prepare(`SELECT ${shown} ${range} ORDER BY ${id} LIMIT ?3 OFFSET ?4`),
    keysReverse: prepare(`SELECT ${shown} ${range} ORDER BY ${id} DESC LIMIT ?3 OFFSET ?4`),
    rows: prepare(`SELECT ${shown}, value ${range} ORDER BY ${id} LIMIT ?3`),
    rowsReverse: prepare(`SELECT ${shown}, value ${range} ORDER BY ${id} DESC LIMIT ?3`),
    heads: prepare(`SELECT ${shown}, substr(value, 1, ?3) ${range} ORDER BY ${id} LIMIT ?4`),
    lengths: prepare(`SELECT ${shown}, length(value) ${range} ORDER BY ${id} LIMIT ?3`),
    lengthsReverse: prepare(`SELECT ${shown}, length(value) ${range} ORDER BY ${id} DESC LIMIT ?3`),
    // bytes do not change when cast to text and back
    joined: prepare(
      `SELECT CAST(group_concat(value, '') AS BLOB) FROM (SELECT value ${range} ORDER BY ${id})`,
    ),
  };
}

export type Statements = ReturnType<typeof prepareAll>;

export function prepareTables(db: Database): Record<Table, Statements> {
  const numbered = (table: Table) => prepareAll(db, table, 'id', NUMBER_OF_ROW, 'id BETWEEN ?1 AND ?2');
  return {
    entries: prepareAll(db, 'entries', 'key', 'key', 'key >= ?1 AND key < ?2'),
    documents: numbered('documents'),
    blocks: numbered('blocks'),
  };
}
