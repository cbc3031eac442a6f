import { SMALL_PROJECT } from '@/lib/content/constants';
import { aashray } from '@/lib/content/service-lines/lines/aashray';
import aashrayHindi from '@/lib/content/service-lines/lines/aashray.hi';
import aashrayMarathi from '@/lib/content/service-lines/lines/aashray.mr';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { RERA_EXEMPTION_LABELS } from './vocabulary';

test('the form and the service page say the same of small projects, in every language', () => {
  const { landSqM, units } = SMALL_PROJECT;
  const label = RERA_EXEMPTION_LABELS['small-project'];
  const lines = { en: aashray, mr: aashrayMarathi, hi: aashrayHindi };
  for (const language of LANGUAGES) {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
    expect(figures(textsIn(language, 'listings/form').label(label))).toEqual([landSqM, units]);
    const answer = lines[language].questions.find(({ answer: text }) => text.includes(`${landSqM} `))?.answer;
    expect(figures(answer ?? '')).toEqual([landSqM, units]);
  }
});
