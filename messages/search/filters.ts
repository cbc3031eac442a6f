import { defineTexts } from '@/lib/platform/language/define';

/** Texts of list filters in the browser, and around the results. */
export default defineTexts({
  'Skip to results': ['थेट निकालांकडे जा', 'सीधे नतीजों पर जाएँ'],
  Results: ['निकाल', 'नतीजे'],
  'No properties match your search criteria': [
    'तुमच्या शोधाशी जुळणारी एकही मालमत्ता मिळाली नाही',
    'आपकी खोज से मेल खाती एक भी प्रॉपर्टी नहीं मिली',
  ],
  'Save this search and we’ll write when something matches.': [
    'शोध जतन करा; जुळणारे काही आले की आम्ही कळवू.',
    'खोज सहेजें; मेल खाती प्रॉपर्टी आते ही हम बताएँगे।',
  ],
  'Clear all filters': ['सर्व फिल्टर काढा', 'सभी फ़िल्टर हटाएँ'],
  'Nothing is listed here yet': ['इथे अजून एकही जाहिरात नाही', 'यहाँ अभी कोई लिस्टिंग नहीं है'],
  'Leave your email address and we’ll write when there’s something here.': [
    'तुमचा ई-मेल पत्ता द्या; इथे काही आले की आम्ही कळवू.',
    'अपना ई-मेल पता दें; यहाँ कुछ आते ही हम बताएँगे।',
  ],
  '{count, plural, one {# home} other {# homes}}': [
    '{count, plural, one {# घर} other {# घरे}}',
    '{count, plural, one {# घर} other {# घर}}',
  ],
  '{count, plural, one {# plot} other {# plots}}': [
    '{count, plural, one {# प्लॉट} other {# प्लॉट}}',
    '{count, plural, one {# प्लॉट} other {# प्लॉट}}',
  ],
  '{option}, {counted}': ['{option}, {counted}', '{option}, {counted}'],
  '{count} more': ['आणखी {count}', '{count} और'],
  '{count} more, keep typing': ['आणखी {count}: पुढे लिहा', '{count} और: आगे लिखें'],
  'Show {counted}': ['{counted} दाखवा', '{counted} दिखाएँ'],
  'Show listings': ['यादी दाखवा', 'सूची दिखाएँ'],
  'Leave out': ['नको असलेले', 'जो नहीं चाहिए'],
  'Exclude {what}': ['नको: {what}', 'नहीं चाहिए: {what}'],
  'Localities to exclude': ['नको असलेले परिसर', 'जो इलाके नहीं चाहिए'],
  'Besa, Manewada': ['बेसा, मानेवाडा', 'बेसा, मानेवाड़ा'],
  Locality: ['परिसर', 'इलाका'],
  Localities: ['परिसर', 'इलाके'],
  'Add a locality': ['परिसर जोडा', 'इलाका जोड़ें'],
  'Type a locality': ['परिसराचे नाव लिहा', 'इलाके का नाम लिखें'],
  'Show all-in cost': ['एकूण खर्च दाखवा', 'कुल खर्च दिखाएँ'],
});
