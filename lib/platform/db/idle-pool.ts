import { ConnectionPool } from 'mongodb/lib/cmap/connection_pool.js';

/** A connection that is gone is noticed when it is taken as well. */
export const LOOK_MS = 10_000;

/**
 * The driver looks at the connections of each pool ten times a second, to open some ahead, or to close those that nobody has used
 * for long. Our pools do neither, and the looking kept an idle site's processors awake. The option `minPoolSizeCheckFrequencyMS` is
 * not among those that a client may set.
 */
export function lookAtPoolsRarely(): void {
  const { ensureMinPoolSize } = ConnectionPool.prototype;
  if (ensureMinPoolSize.name === 'ensureRarely') return;
  ConnectionPool.prototype.ensureMinPoolSize = function ensureRarely() {
    const before = this.minPoolSizeTimer;
    ensureMinPoolSize.call(this);
    // it has set the next time, unless the pool is closed or paused
    if (this.options.minPoolSize > 0 || this.minPoolSizeTimer === before) return;
    clearTimeout(this.minPoolSizeTimer);
    this.minPoolSizeTimer = setTimeout(() => this.ensureMinPoolSize(), LOOK_MS);
  };
}
