import mongoose from 'mongoose';

type Stage = { stage?: string; keyPattern?: object; inputStage?: Stage; inputStages?: Stage[] };

const stagesOf = (stage: Stage | undefined): Stage[] =>
  stage
    ? [stage, ...[stage.inputStage, ...(stage.inputStages ?? [])].flatMap((stage) => stagesOf(stage))]
    : [];

async function stagesFor(command: Record<string, unknown>): Promise<Stage[]> {
  const db = mongoose.connection.db;
  if (!db) throw new Error('not connected');
  const reply = await db.command({ explain: command, verbosity: 'queryPlanner' });
  const planner = reply.queryPlanner ?? reply.stages?.[0]?.$cursor?.queryPlanner;
  return stagesOf(planner?.winningPlan);
}

/** Stages of the database's plan for a find or an aggregation, outermost first. */
export async function planOf(command: Record<string, unknown>): Promise<string[]> {
  return (await stagesFor(command)).map(({ stage }) => stage ?? '?');
}

/** Fields of the indexes that the plan reads. */
export async function indexesOf(command: Record<string, unknown>): Promise<string[][]> {
  return (await stagesFor(command)).flatMap(({ keyPattern }) =>
    keyPattern ? [Object.keys(keyPattern)] : [],
  );
}
