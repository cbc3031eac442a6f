import { Notice } from '@/components/ui/notice';
import type { DecisionResult } from './use-decision';

type Props = {
  progress: { done: number; total: number } | undefined;
  results: DecisionResult[];
  refusal: string | undefined;
};

/** How far a decision about many listings has come, and what came of each. */
export function DecisionOutcome({ progress, results, refusal }: Props) {
  const failed = results.filter(({ problem }) => problem);
  const done = results.length - failed.length;
  if (!progress && !refusal && results.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {progress && (
        <label className="flex items-center gap-3">
          <progress className="h-2 w-48" value={progress.done} max={progress.total} />
          <span className="tabular">
            {progress.done} of {progress.total}
          </span>
        </label>
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {!progress && results.length > 0 && (
        <Notice tone={failed.length ? 'care' : 'verified'}>
          {done === 1 ? '1 listing done' : `${done} listings done`}
          {failed.length > 0 && `, ${failed.length} not:`}
          {failed.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {failed.map(({ id, title, problem }) => (
                <li key={id}>
                  <a className="link" href={`/admin/properties/${id}`}>
                    {title}
                  </a>
                  : {problem}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
