import type { Worker } from 'node:cluster';

type ClusterMessage = { act?: string; seq?: number; ack?: number };

/**
 * Called in the first process for each of the others. Node hands a connection to one of them, and keeps it open until that one
 * confirms. A process killed before that confirms nothing: the visitor would wait forever, and Node would not even emit that it
 * is disconnected. So this emits it, and reports the connection as not taken: another process gets it, or it is closed if no
 * other is left.
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
    // after all its messages were read
    child.on('close', () => {
      if (isConnected) child.emit('disconnect');
      for (const ack of [...handed])
        child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: listening.size === 0 });
    });
  };
}
