import { PhraseTable } from './tokens';

/** The side of a limit. */
export type Bound = 'max' | 'min' | 'about';

/** A refused comparison is the opposite limit: each refusal with each comparison. */
const refused = (refusals: string, comparisons: string, order: 'ahead' | 'behind'): string =>
  refusals
    .split(', ')
    .flatMap((no) =>
      comparisons.split(', ').map((word) => (order === 'ahead' ? `${no} ${word}` : `${word} ${no}`)),
    )
    .join(', ');
const NO_AHEAD =
  'not, no, never, nothing, none, don t want, dont want, do not want, don t show, dont show, should not be, must not be, shouldn t be, cannot be, can t be';
const HIGHER =
  'above, over, more than, greater than, bigger than, larger than, higher than, costlier than, beyond, exceeding';
const LOWER = 'below, under, less than, lesser than, smaller than, lower than, cheaper than, beneath';
const NO_BEHIND =
  'nahi, nahin, na ho, na hona, nahi ho, nako, nahi chahiye, nahi hona, nahi hona chahiye, na hona chahiye, nahi jana, nahi jana hai, nahi pahije, nahi hava, nasava, nasavi, nasave, nasel, ka nahi, ka nahi chahiye, ka na ho, wala nahi, wala na ho, नहीं, नहीं चाहिए, न हो, ना हो, नहीं हो, नहीं होना चाहिए, का नहीं, का नहीं चाहिए, नको, नाही, नसावा, नसावी, नसावे';
const MORE =
  'se zyada, se jyada, se adhik, se upar, se uper, ke upar, se bada, se badi, se bade, se mehnga, peksha jast, peksha jasti, peksha adhik, peksha motha, peksha mothi, peksha var, chya var, से ज्यादा, से ज़्यादा, से अधिक, से ऊपर, के ऊपर, से बड़ा, से बड़ी, पेक्षा जास्त, पेक्षा अधिक, पेक्षा मोठा, पेक्षा मोठी, पेक्षा वर, च्या वर';
const LESS =
  'se kam, se chota, se choti, se chote, se niche, se neeche, ke niche, ke neeche, peksha kami, peksha lahan, peksha chota, chya khali, से कम, से छोटा, से छोटी, से नीचे, के नीचे, पेक्षा कमी, पेक्षा लहान, पेक्षा छोटा, च्या खाली';

const bounds = (lists: Record<string, string>) =>
  new PhraseTable(
    Object.entries(lists).flatMap(([bound, phrases]) =>
      phrases.split(', ').map((phrase) => [phrase, bound] as const),
    ),
  );
/** `above` and `below` exclude the limit itself, which matters only for rooms. */
export const BEFORE = bounds({
  max: `${refused(NO_AHEAD, HIGHER, 'ahead')}, not to exceed, capped at, at the most, at max, at maximum, below or equal to, should not exceed, up to, upto, uptil, til, till, upto max, within, max, maximum, at most, zyada se zyada, jyada se jyada, jastit jast, ≤, जास्तीत जास्त, ज्यादा से ज्यादा, अधिकतम`,
  below:
    'smaller than, lower than, cheaper than, less than, lessthan, lesser than, under, undr, belw, below, beneath, kam se, <',
  min: `${refused(NO_AHEAD, LOWER, 'ahead')}, upwards of, upward of, in excess of, exceeding, at least, atleast, starting from, starting at, min, minimum, from, starting, kam se kam, kiman, kamit kami, कम से कम, किमान, कमीत कमी, ≥`,
  above:
    'bigger than, larger than, higher than, costlier than, more than, morethan, greater than, upar, uper, ऊपर, above, over, >',
  about:
    '~, somewhere around, nearly, almost, around, about, approx, approximately, near, between, lagbhag, लगभग, सुमारे, साधारण',
  money: 'budget, price, price range, cost, बजेट, बजट, किंमत, कीमत, kimat, keemat',
  area: 'sb area, sb, sba, crpt, area, carpet, carpet area, super built up area, super built up, super builtup area, super builtup, built up, builtup, builtup area, build up, built up area, plot size, size, एरिया, क्षेत्रफळ',
});
export const AFTER = bounds({
  max: `${refused(NO_BEHIND, MORE, 'behind')}, at most, under, below, within, se chota, se choti, se chote, se chhota, se chhoti, se chhote, peksha lahan, peksha chota, se sasta, se saste, se sasti, से छोटा, से छोटी, से छोटे, से सस्ता, पेक्षा लहान, पेक्षा छोटा, tak, tk, tak ka, tak ki, tak ke, se kam, se kam ka, se kam me, k andar, ke andr, ke under, ke neeche ka, se niche, se neeche, madhe basel, cha aat, chya khali, khali, ke andar, ke niche, ke neeche, ke bheetar, ke bhitar, paryant, paryanta, chya aat, aat, peksha kami, not more, no more, or less, or smaller, or fewer, or lesser, or lower, or below, or under, or cheaper, and lower, and below, and under, ya niche, ya neeche, kinva khali, या नीचे, किंवा खाली, max, maximum, तक, से कम, के अंदर, के भीतर, के नीचे, पर्यंत, पर्यंतचा, पर्यंतचे, पर्यंतची, आत, च्या आत, खाली, च्या खाली, पेक्षा कमी, तक का, तक की, तक के, से नीचे`,
  min: `${refused(NO_BEHIND, LESS, 'behind')}, at least, atleast, min, पेक्षा वर, peksha var, peksha varcha, पेक्षा वरचा, var, वर, च्या वर, च्या वरचा, च्या वरचे, च्या वरची, च्या पुढे, chya varche, chya varcha, chya pudhe, se aage, peksha adhik, पेक्षा अधिक, से आगे, वरचे, वरचा, वरची, se bada, se badi, se bade, se bara, peksha motha, peksha mothi, peksha mothe, से बड़ा, से बड़ी, से बड़े, पेक्षा मोठा, पेक्षा मोठी, पेक्षा मोठे, peksha jast, peksha jasti, chya var, chya vara, ke upar, ke uper, se uper, se upar, se zyada, se jyada, se adhik, upar, uper, ऊपर, above, over, and up, upwards, or more, or higher, or upper, and above, and higher, and upper, and more, or above, ya upar, kinva var, या ऊपर, किंवा वर, onward, onwards, or bigger, or larger, or greater, and bigger, and larger, not less, no less, not below, plus, minimum, +, से ऊपर, के ऊपर, से ज्यादा, से अधिक, पेक्षा जास्त, पेक्षा अधिक, से अधिक, पुढे`,
  about:
    'tak ya thoda upar, tak ya thoda jyada, tak ya thoda zyada, ya thoda upar, ya thoda jyada, ya thoda zyada, ya thoda kam jyada, thoda upar niche, thoda upar neeche, thoda kam jyada, kinva thode jast, thode kami jast, थोडा ऊपर नीचे, थोडे कमी जास्त, or little more, or slightly more, or a bit more, or a little more, give or take, plus minus, plus or minus, plus ya minus, ke aas paas, ke aaspaas, ke karib, के आसपास, के करीब, च्या आसपास, chya aaspas, chya javalpas',
});
