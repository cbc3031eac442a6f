import { defineTexts } from '@/lib/platform/language/define';

/** The command palette. */
export default defineTexts({
  'Go to': ['इथे जा', 'यहाँ जाएँ'],
  'Go to …': ['इथे जा …', 'यहाँ जाएँ …'],
  'Page, listing code, name, phone or email': [
    'पान, जाहिरातीचा कोड, नाव, फोन किंवा ई-मेल',
    'पेज, लिस्टिंग का कोड, नाम, फ़ोन या ई-मेल',
  ],
  Results: ['निकाल', 'नतीजे'],
  'Searching...': ['शोधत आहे...', 'खोजा जा रहा है...'],
  'Nothing found': ['काही सापडले नाही', 'कुछ नहीं मिला'],
  'The search failed': ['शोधता आले नाही', 'खोज नहीं हो सकी'],
  'All results': ['सर्व निकाल', 'सभी नतीजे'],
  Page: ['पान', 'पेज'],
});
