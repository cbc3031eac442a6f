import { defineTexts } from '@/lib/platform/language/define';

/** A tour by its link, for a family and for the side that opens a home. */
export default defineTexts({
  'A tour of homes': ['घरे पाहण्याची फेरी', 'घर देखने का टूर'],
  'Your tour, {name}': ['{name}, तुमची फेरी', '{name}, आपका टूर'],
  'May we show {title}?': ['{title} हे घर दाखवू का?', 'क्या हम {title} दिखा सकते हैं?'],
  'We like it': ['आवडले', 'पसंद आया'],
  'Not sure': ['नक्की नाही', 'पक्का नहीं'],
  'Not this one': ['हे नको', 'यह नहीं'],
  'How is {title}?': ['{title} कसे वाटले?', '{title} कैसा लगा?'],
  'with {name}': ['{name} यांच्यासोबत', '{name} के साथ'],
  'Can’t be shown': ['दाखवता येणार नाही', 'नहीं दिखाया जा सकता'],
  'No home is on your route at the moment.': ['सध्या तुमच्या मार्गावर घर नाही.', 'अभी आपके रास्ते में कोई घर नहीं है।'],
  'The route on a map': ['नकाशावर मार्ग', 'नक्शे पर रास्ता'],
  'This home is no longer on the tour.': ['हे घर आता फेरीत नाही.', 'यह घर अब टूर में नहीं है।'],
  'You have confirmed these times.': ['तुम्ही या वेळांना होकार दिला आहे.', 'आपने ये समय मंज़ूर किए हैं।'],
  'You have declined.': ['तुम्ही नकार दिला आहे.', 'आपने मना किया है।'],
  'Details, such as where the keys are': ['थोडी माहिती, उदा. किल्ल्या कुठे आहेत', 'थोड़ी जानकारी, जैसे चाबियाँ कहाँ हैं'],
  'Yes, that works': ['हो, चालेल', 'हाँ, ठीक है'],
  'No, not at that time': ['नाही, तेव्हा नको', 'नहीं, तब नहीं'],
  '{name} cancelled this tour.': ['{name} यांनी ही फेरी रद्द केली.', '{name} ने यह टूर रद्द किया।'],
});
