import { defineTexts } from '@/lib/platform/language/define';

/** A visitor's actions on homes: save, hide and compare. */
export default defineTexts({
  'Save this home': ['हे घर जतन करा', 'यह घर सहेजें'],
  'Save this home: {title}': ['हे घर जतन करा: {title}', 'यह घर सहेजें: {title}'],
  'Hidden: {title}': ['लपवलेले: {title}', 'छिपाया हुआ: {title}'],
  'Show again: {title}': ['पुन्हा दाखवा: {title}', 'फिर दिखाएँ: {title}'],
  'Show again': ['पुन्हा दाखवा', 'फिर दिखाएँ'],
  '{count, plural, one {One home is left out here because you hid it.} other {# homes are left out here because you hid them.}}':
    [
      '{count, plural, one {एक घर इथे दाखवलेले नाही, कारण तुम्ही ते लपवले आहे.} other {# घरे इथे दाखवलेली नाहीत, कारण तुम्ही ती लपवली आहेत.}}',
      '{count, plural, one {एक घर यहाँ नहीं दिखाया गया, क्योंकि आपने उसे छिपाया है।} other {# घर यहाँ नहीं दिखाए गए, क्योंकि आपने उन्हें छिपाया है।}}',
    ],
  'Homes to compare': ['तुलनेसाठी घरे', 'तुलना के लिए घर'],
  '{count} of {most} homes to compare': ['तुलनेसाठी {most}पैकी {count} घरे', 'तुलना के लिए {most} में से {count} घर'],
  'Compare {count} homes': ['{count} घरांची तुलना करा', '{count} घरों की तुलना करें'],
  'Compare none': ['तुलनेची निवड काढा', 'तुलना का चयन हटाएँ'],
  'Show which': ['कोणती ते दाखवा', 'कौन-से, दिखाएँ'],
});
