// biome-ignore lint/performance/noBarrelFile: the package's public face
export { backup } from './client';
export { restoreBackup } from './restore';
export { CannotListen, type RunningServer, type ServerOptions, startServer } from './server/server';
export { DirectoryInUse } from './storage/dir-lock';
