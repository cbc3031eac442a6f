import { defineTexts } from '@/lib/platform/language/define';

/** What the call that saves who answers in a team replies. */
export default defineTexts({
  'From {min} to {max} minutes': ['{min} ते {max} मिनिटे', '{min} से {max} मिनट'],
  'At most {max} rules': ['जास्तीत जास्त {max} नियम', 'ज़्यादा से ज़्यादा {max} नियम'],
});
