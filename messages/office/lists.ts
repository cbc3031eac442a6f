import { defineTexts } from '@/lib/platform/language/define';

/** Texts shared by all office lists: filters, choices, saved views, prints, bulk changes, keys. */
export default defineTexts({
  From: ['या तारखेपासून', 'इस तारीख से'],
  To: ['या तारखेपर्यंत', 'इस तारीख तक'],
  '{count, plural, one {This list has changed} other {# changes}}: show': [
    '{count, plural, one {ही यादी बदलली आहे} other {# बदल झाले आहेत}}: दाखवा',
    '{count, plural, one {यह सूची बदली है} other {# बदलाव हुए हैं}}: दिखाएँ',
  ],
  '{count, plural, one {A colleague changed this list} other {# changes by colleagues}}: show': [
    '{count, plural, one {सहकाऱ्याने ही यादी बदलली आहे} other {सहकाऱ्यांनी # बदल केले आहेत}}: दाखवा',
    '{count, plural, one {सहकर्मी ने यह सूची बदली है} other {सहकर्मियों ने # बदलाव किए हैं}}: दिखाएँ',
  ],
  // two people changed one record
  '{message}. Yours was not saved.': [
    '{message}. तुमचा बदल जतन झाला नाही.',
    '{message}। आपका बदलाव सहेजा नहीं गया।',
  ],
  'Keep {by}’s version': ['यांचा बदल ठेवा: {by}', 'इनका बदलाव रखें: {by}'],
  'Keep the other person’s version': ['त्यांचा बदल ठेवा', 'उनका बदलाव रखें'],
  '{own} anyway': ['तरीही: {own}', 'फिर भी: {own}'],
  // the choice of rows
  Choose: ['निवडा', 'चुनें'],
  'Select none': ['निवड काढा', 'कोई न चुनें'],
  'Select all': ['सर्व निवडा', 'सभी चुनें'],
  'Select all {count}': ['सर्व {count} निवडा', 'सभी {count} चुनें'],
  'Select all matches, at most {max}': [
    'जुळणारे सर्व निवडा, जास्तीत जास्त {max}',
    'मेल खाते सभी चुनें, ज़्यादा से ज़्यादा {max}',
  ],
  'Select the first {max} of {total}': ['पहिले {max} निवडा (एकूण {total})', 'कुल {total} में से पहले {max} चुनें'],
  'Select all {total} matches': ['जुळणारे सर्व {total} निवडा', 'मेल खाते सभी {total} चुनें'],
  'Keys:': ['कळा:', 'कुंजियाँ:'],
  '<kbd>j</kbd> <kbd>k</kbd> move, <kbd>x</kbd> select, <kbd>/</kbd> search': [
    '<kbd>j</kbd> <kbd>k</kbd> – पुढे-मागे, <kbd>x</kbd> – निवडा, <kbd>/</kbd> – शोधा',
    '<kbd>j</kbd> <kbd>k</kbd> से ऊपर-नीचे, <kbd>x</kbd> से चुनें, <kbd>/</kbd> से खोजें',
  ],
  '{count} chosen': ['{count} निवडले', '{count} चुने गए'],
  '{count} not on this page': ['{count} या पानावर नाहीत', '{count} इस पेज पर नहीं'],
  Clear: ['निवड काढा', 'चुनाव हटाएँ'],
  // changes of many records
  'Nothing to change': ['बदलायचे काही नाही', 'बदलने को कुछ नहीं'],
  'Stopped: {result}': ['थांबवले: {result}', 'रोका गया: {result}'],
  '{result}, {left} left out because they were changed or deleted in the meantime': [
    '{result}; {left} होते तसेच ठेवले: दरम्यान कोणी बदलले किंवा हटवले',
    '{result}; {left} जैसे थे वैसे छोड़े: इस बीच बदले या हटाए गए',
  ],
  'Can be undone for {minutes} minutes': [
    '{minutes} मिनिटांपर्यंत पूर्ववत करता येईल',
    '{minutes} मिनट तक वापस लिया जा सकता है',
  ],
  'Can be undone': ['पूर्ववत करता येईल', 'वापस लिया जा सकता है'],
  'Undo: {what}': ['पूर्ववत करा: {what}', 'वापस लें: {what}'],
  '{words}: {handled} of {total}': ['{words}: {handled} (एकूण {total})', '{words}: {handled} (कुल {total})'],
  'You can leave this page. The work continues, and this list shows the result.': [
    'तुम्ही हे पान सोडू शकता. काम सुरू राहील आणि काय झाले ते या यादीत दिसेल.',
    'आप यह पेज छोड़ सकते हैं। काम चलता रहेगा और नतीजा इस सूची में दिखेगा।',
  ],
  // a chart
  '<a>{sum}</a> in 30 days': ['30 दिवसांत <a>{sum}</a>', '30 दिनों में <a>{sum}</a>'],
  'As a table': ['तक्त्यात', 'तालिका में'],
  Number: ['संख्या', 'संख्या'],
  // saved views and prints
  Print: ['छापा', 'छापें'],
  '{total, plural, one {# row} other {# rows}}': [
    '{total, plural, one {# ओळ} other {# ओळी}}',
    '{total, plural, one {# पंक्ति} other {# पंक्तियाँ}}',
  ],
  'Showing the first {count}. The file has all of them.': [
    'त्यांपैकी पहिल्या {count}: सर्व ओळी फाइलमध्ये मिळतात.',
    'उनमें से पहली {count}: सभी पंक्तियाँ फ़ाइल में मिलती हैं।',
  ],
  'Back to the list': ['यादीकडे परत', 'सूची पर वापस'],
  'View saved': ['यादीचे दृश्य जतन झाले', 'सूची का दृश्य सहेजा गया'],
  'Save view': ['दृश्य जतन करा', 'दृश्य सहेजें'],
  'For everyone in the office': ['ऑफिसमधील सर्वांसाठी', 'ऑफ़िस में सबके लिए'],
  '“{name}” removed': ['“{name}” काढले', '“{name}” हटाया गया'],
  'Your views': ['तुमची दृश्ये', 'आपके दृश्य'],
  'Office views': ['ऑफिसची दृश्ये', 'ऑफ़िस के दृश्य'],
  'Saved views': ['जतन केलेली दृश्ये', 'सहेजे गए दृश्य'],
  'Remove the view {name}': ['दृश्य काढा: {name}', 'दृश्य हटाएँ: {name}'],
  // pages that failed
  'Failed to fetch guest data': ['अतिथींची माहिती मिळवता आली नाही', 'गेस्ट की जानकारी नहीं मिल सकी'],
  'Failed to fetch guest details': ['या अतिथीची माहिती मिळवता आली नाही', 'इस गेस्ट की जानकारी नहीं मिल सकी'],
  // the help about keys
  Keys: ['कळा', 'कुंजियाँ'],
  'Go to a page, a listing, a person; or do something: “new task”, “approve”': [
    'पान, जाहिरात किंवा व्यक्तीकडे जा; किंवा काम करा: “new task”, “approve”',
    'पेज, लिस्टिंग या व्यक्ति पर जाएँ; या काम करें: “new task”, “approve”',
  ],
  'Search in this list': ['या यादीत शोधा', 'इस सूची में खोजें'],
  'Next and previous row': ['पुढची आणि मागची ओळ', 'अगली और पिछली पंक्ति'],
  'Open the row': ['ओळ उघडा', 'पंक्ति खोलें'],
  'Select the row': ['ओळ निवडा', 'पंक्ति चुनें'],
  'Approve the selected listings, or the row; reply to the enquiry': [
    'निवडलेल्या जाहिराती किंवा ही ओळ मंजूर करा; चौकशीला उत्तर द्या',
    'चुनी हुई लिस्टिंग या यह पंक्ति मंज़ूर करें; पूछताछ का जवाब दें',
  ],
  'Assign the selected enquiries, or the row, to yourself': [
    'निवडलेल्या चौकशा किंवा ही ओळ स्वतःकडे घ्या',
    'चुनी हुई पूछताछ या यह पंक्ति अपने नाम करें',
  ],
  'Reject them, with a reason': ['कारण देऊन नाकारा', 'कारण देकर नामंज़ूर करें'],
  'Next in the queue, next enquiry': ['रांगेतील पुढची, पुढची चौकशी', 'कतार में अगली, अगली पूछताछ'],
  'This help': ['ही मदत', 'यह मदद'],
});
