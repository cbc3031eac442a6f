export { DirectoryInUse } from './storage/dir-lock';
export { CannotListen, type RunningServer, type ServerOptions, startServer } from './server/server';
