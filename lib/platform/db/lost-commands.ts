import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * A command whose connection closes between being handed out and the write waits for ever in mongodb 7.8 and 7.9: a socket that
 * is destroyed neither drains nor fails once more. It fails here with the connection's own error instead, which the driver
 * handles as any other: a read is tried again, the pool is cleared. connect.test.ts hangs without this, every third time; to be
 * removed when it passes without.
 */
export function failLostCommands(): void {
  const { writeCommand } = Connection.prototype;
  if (writeCommand.name === 'writeOrFail') return;
  Connection.prototype.writeCommand = async function writeOrFail(command, options) {
    let onClose = () => {};
    const closed = new Promise<never>((_, reject) => {
      onClose = () => reject(this.error);
      this.once('close', onClose);
      if (this.closed) onClose();
    });
    try {
      await Promise.race([writeCommand.call(this, command, options), closed]);
      this.throwIfAborted();
    } finally {
      this.off('close', onClose);
    }
  };
}
