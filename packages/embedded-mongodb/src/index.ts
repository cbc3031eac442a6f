// biome-ignore lint/performance/noBarrelFile: the package's public face
export { backup } from './client';
export { exportTo } from './dump/export';
export { importFrom } from './dump/import';
export { restoreBackup } from './dump/restore';
export { CannotListen, type RunningServer, type ServerOptions, startServer } from './server/server';
export { DirectoryInUse } from './storage/dir-lock';
