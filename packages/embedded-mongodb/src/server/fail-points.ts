import { integer } from '../commands/fields';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { RunningCommand } from './running-command';

interface FailPoint {
  /** Number of times that it still triggers; Infinity for always. */
  times: number;
  skip: number;
  data: Document;
}

export interface CommandFailure {
  error: Error | null;
  closeConnection: boolean;
  writeConcernError: Document | null;
  errorLabels: unknown[] | null;
  blockMs: number;
}

/** `configureFailPoint`, which the drivers' specification tests use. Needs --test-commands. */
export class FailPoints {
  private readonly points = new Map<string, FailPoint>();

  configure(name: string, mode: unknown, data: Document): void {
    if (mode === 'off') {
      this.points.delete(name);
    } else if (mode === 'alwaysOn') {
      this.points.set(name, { times: Number.POSITIVE_INFINITY, skip: 0, data });
    } else if (isDocument(mode) && (mode.times !== undefined || mode.skip !== undefined)) {
      const times = mode.times === undefined ? Number.POSITIVE_INFINITY : integer(mode.times, 0);
      this.points.set(name, { times, skip: integer(mode.skip, 0), data });
    } else {
      throw mongoError('BadValue', 'unknown fail point mode');
    }
  }

  get active(): boolean {
    return this.points.size > 0;
  }

  maxTimeAlwaysExpires(command: RunningCommand): boolean {
    return this.points.size > 0 && this.points.has('maxTimeAlwaysTimeOut') && command.remainingTime > 0;
  }

  onCommand(command: RunningCommand): CommandFailure | null {
    if (this.points.size === 0) return null;
    const point = this.points.get('failCommand');
    if (!point || !this.concerns(point.data, command)) return null;
    if (point.skip > 0) {
      point.skip--;
      return null;
    }
    if (--point.times <= 0) this.points.delete('failCommand');
    const { data } = point;
    return {
      error: data.errorCode === undefined ? null : failure(data),
      closeConnection: data.closeConnection === true,
      writeConcernError: isDocument(data.writeConcernError) ? data.writeConcernError : null,
      errorLabels: Array.isArray(data.errorLabels) ? data.errorLabels : null,
      blockMs: data.blockConnection === true ? integer(data.blockTimeMS, 0) : 0,
    };
  }

  private concerns(data: Document, command: RunningCommand): boolean {
    const commands = Array.isArray(data.failCommands) ? data.failCommands : [];
    if (!commands.includes(command.name) || command.name === 'configureFailPoint') return false;
    const app = command.connection.client?.application;
    if (data.appName === undefined) return true;
    return isDocument(app) && app.name === data.appName;
  }
}

function failure(data: Document): Error {
  const code = integer(data.errorCode, 0);
  const extra = docOf({});
  if (Array.isArray(data.errorLabels)) extra.errorLabels = data.errorLabels;
  return mongoError(code, `Failing command via 'failCommand' failpoint`, extra);
}
