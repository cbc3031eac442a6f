import { checkDatabaseName } from '../catalog/names';
import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf } from '../semantics/values';
import { withoutWriters } from './conflicts';
import type { CommandContext } from './context';
import { checkFields, integer, missingField, truthy } from './fields';
import { ok } from './reply';
import { requireDurable } from './write-support';

export async function drop(context: CommandContext): Promise<Document> {
  checkFields('drop', context.body, {});
  const name = context.collectionName();
  if (name.startsWith('.'))
    throw mongoError('InvalidNamespace', `Invalid namespace specified '${context.db}.${name}'`);
  const collection = context.collection();
  // since 7.0, dropping a missing collection succeeds
  if (!collection) return ok(docOf({}));
  await withoutWriters(context, collection);
  const nIndexesWas = collection.indexes.length;
  context.catalog.drop(collection);
  await requireDurable(context);
  return ok(docOf({ nIndexesWas, ns: `${context.db}.${name}` }));
}

export async function dropDatabase(context: CommandContext): Promise<Document> {
  checkDatabaseName(context.db);
  const given = context.body.dropDatabase;
  if (given === null || given === undefined) throw missingField('dropDatabase', 'dropDatabase');
  if (!isNumeric(given)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'dropDatabase.dropDatabase' is the wrong type '${typeName(given)}', expected types '[long, int, decimal, double]'`,
    );
  }
  if (integer(context.body.dropDatabase, 0) !== 1) {
    throw mongoError(5255100, "Expected 'dropDatabase' to be 1");
  }
  const { catalog } = context;
  const existed = catalog.databaseNames().includes(context.db);
  for (const collection of catalog.collections(context.db)) await withoutWriters(context, collection);
  if (existed) catalog.dropDatabase(context.db);
  await requireDurable(context);
  return ok(existed ? docOf({ dropped: context.db }) : docOf({}));
}

export async function renameCollection(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('renameCollection', body, {
    to: 'string',
    dropTarget: 'any',
  });
  if (context.db !== 'admin') {
    throw mongoError('Unauthorized', 'renameCollection may only be run against the admin database.');
  }
  const [fromDb, fromName] = splitNamespace(context.collectionName());
  const [toDb, toName] = splitNamespace(String(body.to ?? ''));
  const source = context.catalog.find(fromDb, fromName);
  if (!source)
    throw mongoError('NamespaceNotFound', `Source collection ${fromDb}.${fromName} does not exist`);
  context.catalog.checkDatabaseCase(toDb);
  await withoutWriters(context, source);
  const target = context.catalog.find(toDb, toName);
  if (fromDb === toDb && fromName === toName) {
    throw mongoError('IllegalOperation', "Can't rename a collection to itself");
  }
  if (target) {
    if (!truthy(body.dropTarget)) throw mongoError('NamespaceExists', 'target namespace exists');
    context.catalog.drop(target);
  }
  context.catalog.rename(source, toDb, toName);
  await requireDurable(context);
  return ok(docOf({}));
}

export function splitNamespace(ns: string): [string, string] {
  const dot = ns.indexOf('.');
  if (dot <= 0 || dot === ns.length - 1)
    throw mongoError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
  return [ns.slice(0, dot), ns.slice(dot + 1)];
}
