import 'server-only';
import { notFound } from 'next/navigation';
import { readQuestion } from './data';
import type { QuestionDto } from './dto';
import { questionParams } from './schema';

/** The question of a mailed link; used, expired and guessed ones get the same "nothing here". */
export async function loadQuestion(token: string): Promise<QuestionDto> {
  const { success } = questionParams.safeParse({ token });
  return (success && (await readQuestion(token))) || notFound();
}
