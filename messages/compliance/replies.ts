import { defineTexts } from '@/lib/platform/language/define';

/** Replies of schemas and the API about privacy; part of `replies`. */
export default defineTexts({
  'You must be 18 or over to have an account': [
    'खाती 18 वर्षे पूर्ण झालेल्यांसाठी आहेत',
    'खाते 18 वर्ष या उससे ज़्यादा उम्र वालों के लिए हैं',
  ],
  'Thank you. We’ve recorded your statement': ['धन्यवाद. तुमचे उत्तर जतन केले', 'धन्यवाद। आपका जवाब सहेज लिया गया'],
  'Choose what it is about': ['तक्रार कशाबद्दल आहे ते निवडा', 'शिकायत किस बारे में है, चुनें'],
  'Describe what’s wrong and what you’d like us to do': [
    'काय चुकले आणि तुमची मागणी काय ते लिहा',
    'क्या गलत है और आप क्या चाहते हैं, लिखें',
  ],
  'Consent not found': ['संमती सापडली नाही', 'सहमति नहीं मिली'],
});
