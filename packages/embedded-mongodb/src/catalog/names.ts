import { mongoError } from '../semantics/errors';

const USABLE_SYSTEM = new Set(['system.js', 'system.users', 'system.roles', 'system.version']);

export function checkNamespace(db: string, name: string): void {
  checkDatabaseName(db);
  if (name === '' || name.startsWith('.') || name.includes('\0') || name.includes('$')) {
    throw mongoError('InvalidNamespace', `Invalid collection name: ${name}`);
  }
  // MongoDB reserves these names; GridFS and drivers do not need them
  if (name.startsWith('system.') && !USABLE_SYSTEM.has(name)) {
    throw mongoError('InvalidNamespace', `Invalid system namespace: ${db}.${name}`);
  }
  if (Buffer.byteLength(`${db}.${name}`) > 255) {
    throw mongoError(
      'InvalidNamespace',
      `Fully qualified namespace is too long. Namespace: ${db}.${name} Max: 255`,
    );
  }
}

export function checkDatabaseName(db: string): void {
  if (db === '' || db.length > 63 || /[\0/\\. "$]/.test(db)) {
    throw mongoError('InvalidNamespace', `Invalid database name: '${db}'`);
  }
}
