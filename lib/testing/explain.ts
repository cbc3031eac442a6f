import mongoose from 'mongoose';

type Stage = { stage?: string; inputStage?: Stage; inputStages?: Stage[] };

const stagesOf = (stage: Stage | undefined): string[] =>
  stage
    ? [
        stage.stage ?? '?',
        ...[stage.inputStage, ...(stage.inputStages ?? [])].flatMap((one) => stagesOf(one)),
      ]
    : [];

/** The stages of the plan that the database chose for a find or an aggregation, outermost first. */
export async function planOf(command: Record<string, unknown>): Promise<string[]> {
  const db = mongoose.connection.db;
  if (!db) throw new Error('not connected');
  const reply = await db.command({ explain: command, verbosity: 'queryPlanner' });
  const planner = reply.queryPlanner ?? reply.stages?.[0]?.$cursor?.queryPlanner;
  return stagesOf(planner?.winningPlan);
}
