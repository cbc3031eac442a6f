/** Next calls this once per server process, before the first request; also while building, where nothing may run. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startJobs } = await import('@/lib/scheduler/mutations');
  startJobs();
}
