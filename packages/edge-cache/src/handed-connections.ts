import type { Worker } from 'node:cluster';

type ClusterMessage = { act?: string; seq?: number; ack?: number };

/**
 * Called in the first process for each of the others. Node hands a connection to one of them, and keeps it open until that one says that
 * it has it. A process that is killed before says nothing: the visitor would wait for good, and Node would not even tell that it is no longer
 * connected. So this tells it, and says that the connection was not taken: another process gets it, or it ends where there is none.
 */
export function makeHandover(): (worker: Worker) => void {
  const listening = new Set<Worker>();
  return (worker) => {
    const { process: child } = worker;
    const handed = new Set<number>();
    let isConnected = true;
    const send = child.send.bind(child) as (...args: unknown[]) => boolean;
    child.send = (...args: unknown[]) => {
      const { act, seq } = args[0] as ClusterMessage;
      if (act === 'newconn' && seq !== undefined) handed.add(seq);
      return send(...args);
    };
    child.on('internalMessage', ({ ack }: ClusterMessage) => ack !== undefined && handed.delete(ack));
    worker.on('listening', () => listening.add(worker));
    worker.on('exit', () => listening.delete(worker));
    child.on('disconnect', () => {
      listening.delete(worker);
      isConnected = false;
    });
    // after all that it has said was read
    child.on('close', () => {
      if (isConnected) child.emit('disconnect');
      for (const ack of [...handed])
        child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: listening.size === 0 });
    });
  };
}
