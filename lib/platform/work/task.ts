import 'server-only';
import { AppError, type ErrorCode, type Issue } from '@/lib/platform/errors';

/** A call to a worker and its reply. Errors are passed as data, because an AppError of another thread or module copy is not an instance of ours. */
export type TaskCall = { name: string; input: unknown };
export type Refused = { code: ErrorCode; text: string; issues?: Issue[] | undefined; retryAfter?: number };
export type TaskReply = { value: unknown } | { refused: Refused };
export type TaskLimits = { deadlineMs: number; signal?: AbortSignal | undefined };

type Elsewhere = (call: TaskCall, limits: TaskLimits) => Promise<TaskReply>;

/** Survives the module copies in Next's and the front's bundles, which share the process. */
const globalForWork = globalThis as unknown as { saptamWork?: Elsewhere };

/** Runs all further tasks there. Without it they run in the caller's thread, as in development, scripts and tests. */
export function runTasksIn(elsewhere: Elsewhere | undefined): void {
  if (elsewhere) globalForWork.saptamWork = elsewhere;
  else delete globalForWork.saptamWork;
}

/** Fails with a message if it takes too long or too much memory, and when the caller leaves. */
export type Task<I, O> = ((input: I, signal?: AbortSignal) => Promise<O>) & {
  taskName: string;
  work: (input: I) => O | Promise<O>;
};

const DEADLINE_MS = 20_000;

/**
 * Defines work on a person's file or text, as a function of cloneable data. It never runs in a thread that serves pages. It is in an area's tasks.ts and in the
 * list of lib/registries/tasks.ts.
 */
export function defineTask<I, O>(
  name: string,
  work: (input: I) => O | Promise<O>,
  { deadlineMs = DEADLINE_MS } = {},
): Task<I, O> {
  const run = async (input: I, signal?: AbortSignal): Promise<O> => {
    const elsewhere = globalForWork.saptamWork;
    if (!elsewhere) return work(input);
    const reply = await elsewhere({ name, input }, { deadlineMs, signal });
    if ('value' in reply) return reply.value as O;
    const { code, text, ...options } = reply.refused;
    throw new AppError(code, text, options);
  };
  return Object.assign(run, { taskName: name, work });
}

export async function runTask(
  tasks: readonly Task<never, unknown>[],
  { name, input }: TaskCall,
): Promise<TaskReply> {
  const task = tasks.find(({ taskName }) => taskName === name);
  if (!task) throw new Error(`No task "${name}" in lib/registries/tasks.ts`);
  try {
    return { value: await task.work(input as never) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, text, issues } = error;
    return { refused: { code, text, issues } };
  }
}
