import { defineTexts } from '@/lib/platform/language/define';

/** The form with which visitors report a listing. */
export default defineTexts({
  'What’s wrong': ['काय चुकीचे आहे', 'क्या गलत है'],
  Choose: ['निवडा', 'चुनें'],
  Details: ['तपशील', 'विवरण'],
  'Send report': ['तक्रार पाठवा', 'शिकायत भेजें'],
  'Already sold or let': ['आधीच विकली किंवा भाड्याने दिली', 'पहले ही बिक गई या किराए पर दी गई'],
  'The price is wrong': ['किंमत चुकीची आहे', 'कीमत गलत है'],
  'The photos show another place': ['फोटो दुसऱ्या जागेचे आहेत', 'फ़ोटो दूसरी जगह की हैं'],
  'Area, rooms or address are wrong': ['क्षेत्रफळ, खोल्या किंवा पत्ता चुकीचा आहे', 'क्षेत्रफल, कमरे या पता गलत है'],
  'I think it’s fraud': ['मला ही फसवणूक वाटते', 'मुझे यह धोखा लगता है'],
  'Something else': ['इतर काही', 'कुछ और'],
  'Thank you. We’ll look into it.': ['धन्यवाद. आम्ही ते पाहू.', 'धन्यवाद। हम इसे देखेंगे।'],
  'We couldn’t send the report. Please try again.': [
    'तक्रार पाठवता आली नाही. पुन्हा प्रयत्न करा.',
    'शिकायत नहीं भेजी जा सकी। फिर से कोशिश करें।',
  ],
});
