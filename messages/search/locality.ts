import { defineTexts } from '@/lib/platform/language/define';

/** Facts about a locality on its list: prices, time on offer, surroundings. */
export default defineTexts({
  'Prices in {locality}': ['किमती: {locality}', 'कीमतें: {locality}'],
  '{noun} in {locality}, {city}: {count} {type, select, rent {for rent} other {for sale}} today.': [
    '{noun}, {locality}, {city}: आज {count} {type, select, rent {भाड्याने} other {विक्रीसाठी}} उपलब्ध.',
    '{noun}, {locality}, {city}: आज {count} {type, select, rent {किराए पर} other {बिक्री के लिए}} उपलब्ध।',
  ],
  'Median asking price: {rate} of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { a month} other {}}.':
    [
      'जाहिरातींतील मध्य किंमत: {basis, select, carpetArea {चटई क्षेत्र} other {क्षेत्र}} {rate}{type, select, rent { दरमहा} other {}}.',
      'लिस्टिंग में मध्य कीमत: {basis, select, carpetArea {कार्पेट एरिया} other {क्षेत्रफल}} {rate}{type, select, rent { प्रति माह} other {}}।',
    ],
  'Half of the homes that left the market in the last two years did so within {days, plural, one {# day} other {# days}} ({count} homes).':
    [
      'मागील दोन वर्षांत संपलेल्या जाहिरातींपैकी निम्म्या {days, plural, one {# दिवसात} other {# दिवसांत}} संपल्या ({count} मालमत्ता).',
      'पिछले दो साल में हटी लिस्टिंग में से आधी {days, plural, one {# दिन} other {# दिन}} में हटीं ({count} प्रॉपर्टी)।',
    ],
  'Half of today’s listings have been up for {days, plural, one {# day} other {# days}} or longer.': [
    'सध्या उपलब्ध असलेल्यांपैकी निम्म्या {days, plural, one {# दिवस} other {# दिवस}} किंवा जास्त काळ उपलब्ध आहेत.',
    'अभी उपलब्ध प्रॉपर्टी में से आधी {days, plural, one {# दिन} other {# दिन}} या ज़्यादा से उपलब्ध हैं।',
  ],
  'Median asking price': ['जाहिरातींतील मध्य किंमत', 'लिस्टिंग में मध्य कीमत'],
  Offered: ['उपलब्ध', 'उपलब्ध'],
  'Gone within': ['इतक्या दिवसांत संपल्या', 'इतने दिन में हटीं'],
  'Offered since': ['किती दिवसांपासून', 'कितने दिन से'],
  '{days, plural, one {# day} other {# days}}': [
    '{days, plural, one {# दिवस} other {# दिवस}}',
    '{days, plural, one {# दिन} other {# दिन}}',
  ],
  '{rate} ({count} homes)': ['{rate} ({count} मालमत्ता)', '{rate} ({count} प्रॉपर्टी)'],
  'half of {count} homes': ['{count}पैकी निम्म्या', '{count} में से आधी'],
  'Too few to say. We need at least five.': [
    'सांगण्यासाठी पुरेशा नाहीत: किमान पाच हव्यात.',
    'बताने के लिए कम हैं: कम से कम पाँच चाहिए।',
  ],
  'Nearest to the centre of {locality}': [
    '{locality}च्या मध्यभागाच्या सर्वांत जवळ',
    '{locality} के बीचोंबीच के सबसे पास',
  ],
  'Asking prices, counted today from our listings. A figure needs at least five homes. Distances are straight lines.':
    [
      'किमती आजच्या इथल्या जाहिरातींवरून काढलेल्या आहेत; प्रत्येक आकड्यासाठी किमान पाच मालमत्ता लागतात. अंतरे सरळ रेषेत आहेत.',
      'कीमतें आज यहाँ की लिस्टिंग से निकाली गई हैं; हर आँकड़े के लिए कम से कम पाँच प्रॉपर्टी चाहिए। दूरियाँ सीधी रेखा में हैं।',
    ],
});
