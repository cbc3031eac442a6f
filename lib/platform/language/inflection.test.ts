/** Grammar of names and amounts: by examples, and by what must hold of every name of the gazetteer. */
import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { formatRupeesShort } from '@/lib/platform/text/format';
import { inflected, inHindi, inMarathi, markJoints, type NounForm, withJoints } from './inflection';
import { textsIn } from './messages';

const FORMS = ['oblique', 'locative', 'within', 'of', 'from', 'to'] as const satisfies NounForm[];

test.each([
  ['नागपूर', 'नागपूर', 'नागपुरात', 'नागपुरातील', 'नागपूरचा', 'नागपूरपासून', 'नागपूरपर्यंत'],
  ['धरमपेठ', 'धरमपेठ', 'धरमपेठेत', 'धरमपेठेतील', 'धरमपेठचा', 'धरमपेठपासून', 'धरमपेठपर्यंत'],
  ['हिंगणा', 'हिंगण्या', 'हिंगण्यात', 'हिंगण्यातील', 'हिंगण्याचा', 'हिंगण्यापासून', 'हिंगण्यापर्यंत'],
  ['मोमीनपुरा', 'मोमीनपुऱ्या', 'मोमीनपुऱ्यात', 'मोमीनपुऱ्यातील', 'मोमीनपुऱ्याचा', 'मोमीनपुऱ्यापासून', 'मोमीनपुऱ्यापर्यंत'],
  ['सीताबर्डी', 'सीताबर्डी', 'सीताबर्डीत', 'सीताबर्डीतील', 'सीताबर्डीचा', 'सीताबर्डीपासून', 'सीताबर्डीपर्यंत'],
  ['शंकर नगर', 'शंकर नगर', 'शंकर नगरात', 'शंकर नगरातील', 'शंकर नगरचा', 'शंकर नगरपासून', 'शंकर नगरपर्यंत'],
  ['कामठी रोड', 'कामठी रोड', 'कामठी रोडवर', 'कामठी रोडवरील', 'कामठी रोडचा', 'कामठी रोडपासून', 'कामठी रोडपर्यंत'],
  ['पुणे', 'पुण्या', 'पुण्यात', 'पुण्यातील', 'पुण्याचा', 'पुण्यापासून', 'पुण्यापर्यंत'],
  [
    'फुटाळा तलाव',
    'फुटाळा तलावा',
    'फुटाळा तलावात',
    'फुटाळा तलावातील',
    'फुटाळा तलावाचा',
    'फुटाळा तलावापासून',
    'फुटाळा तलावापर्यंत',
  ],
  ['AIIMS', 'AIIMS', 'AIIMS मध्ये', 'AIIMS मधील', 'AIIMS चा', 'AIIMS पासून', 'AIIMS पर्यंत'],
  ['₹90 लाख', '₹90 लाखां', '₹90 लाखांत', '₹90 लाखांतील', '₹90 लाखांचा', '₹90 लाखांपासून', '₹90 लाखांपर्यंत'],
  ['₹1 लाख', '₹1 लाखा', '₹1 लाखात', '₹1 लाखातील', '₹1 लाखाचा', '₹1 लाखापासून', '₹1 लाखापर्यंत'],
  ['₹1.5 कोटी', '₹1.5 कोटीं', '₹1.5 कोटींत', '₹1.5 कोटींतील', '₹1.5 कोटींचा', '₹1.5 कोटींपासून', '₹1.5 कोटींपर्यंत'],
  [
    '1,600 चौ. फूट',
    '1,600 चौ. फुटां',
    '1,600 चौ. फुटांत',
    '1,600 चौ. फुटांतील',
    '1,600 चौ. फुटांचा',
    '1,600 चौ. फुटांपासून',
    '1,600 चौ. फुटांपर्यंत',
  ],
])('forms of %s in Marathi', (name, ...forms) => {
  expect(FORMS.map((form) => inMarathi(name, form))).toEqual(forms);
});

test.each([
  ['नागपुर', 'नागपुर में', 'नागपुर से'],
  ['कामठी रोड', 'कामठी रोड पर', 'कामठी रोड से'],
  ['समृद्धि महामार्ग', 'समृद्धि महामार्ग पर', 'समृद्धि महामार्ग से'],
])('forms of %s in Hindi', (name, place, from) => {
  expect([inHindi(name, 'locative'), inHindi(name, 'from'), inHindi(name, 'oblique')]).toEqual([
    place,
    from,
    name,
  ]);
});

test('every name of the gazetteer bends into forms that can be written', () => {
  const wrong = BUILT_IN.flatMap(({ nameDevanagari: name }) => {
    const [bent = '', place = '', inside = '', ...rest] = FORMS.map((form) => inMarathi(name, form));
    const endings = ['चा', 'पासून', 'पर्यंत'].map((ending) => bent + ending);
    const isWritten = /(?:त|वर|मध्ये)$/.test(place) && /(?:तील|वरील|मधील)$/.test(inside);
    const joined = [place, inside, ...rest].every(
      (form) => !/ (?:त|वर|मध्ये|मधील|चा|पासून|पर्यंत)(?![\u0900-\u097f])/u.test(form),
    );
    // no vowel sign behind another, nor behind a bare virama
    const letters = [bent, place, inside, ...rest].every(
      (form) => !/[\u093e-\u094c]{2}|\u094d(?:\s|$)/u.test(form),
    );
    const same = rest.join() === endings.join();
    // behind a digit an ending is a word of its own
    return isWritten && letters && (/\d$/.test(name) || (joined && same)) ? [] : [name];
  });
  expect(wrong).toEqual([]);
  expect(BUILT_IN.length).toBeGreaterThan(500);
});

test('an amount before पर्यंत and a place before मधील are bent when they are put into a text', () => {
  const { t } = textsIn('mr', 'search/applied');
  expect(t('Up to {high}', { high: formatRupeesShort(9_000_000, 'mr') })).toBe('₹90 लाखांपर्यंत');
  expect(t('Up to {high}', { high: '₹18,500' })).toBe('₹18,500 पर्यंत');
  expect(t('Within {km} km of {place}', { km: 2, place: 'धरमपेठ' })).toBe('धरमपेठपासून 2 किमीच्या आत');
  expect(t('Near {place}', { place: 'AIIMS' })).toBe('AIIMS जवळ');
  expect(textsIn('mr', 'search/list').t('Kinds of property in {city}', { city: 'नागपूर' })).toBe(
    'नागपुरातील मालमत्तेचे प्रकार',
  );
  expect(textsIn('hi', 'search/box').t('in {place}', { place: 'कामठी रोड' })).toBe('कामठी रोड पर');
});

test('joints are where a text joins something to a value, and leave no trace', () => {
  expect(markJoints('mr', '{a}चा {b} चा {c}.')).toBe('{a}\u2060चा {b} चा {c}.');
  expect(withJoints('mr', 'कळमना\u2060जवळ आणि ₹2 कोटी\u2060पेक्षा')).toBe('कळमन्याजवळ आणि ₹2 कोटींपेक्षा');
  expect(withJoints('mr', '22 नोव्हेंबर 2026\u2060पासून, 100\u2060पैकी, सकाळी 10:30\u2060आधी')).toBe(
    '22 नोव्हेंबर 2026 पासून, 100 पैकी, सकाळी 10:30 आधी',
  );
  expect(withJoints('mr', 'राधा\u2060दरमहा')).toBe('राधादरमहा');
  expect(withJoints('hi', 'वर्धा रोड \u2060में घर')).toBe('वर्धा रोड पर घर');
  expect(withJoints('hi', 'धरमपेठ \u2060में घर')).toBe('धरमपेठ में घर');
  expect(inflected('en', 'Dharampeth', 'from')).toBe('Dharampeth');
});
