import { defineTexts } from '@/lib/platform/language/define';

/** The visits that the office sees and answers. */
export default defineTexts({
  Visits: ['भेटी', 'विज़िट'],
  '{count, plural, one {# visit} other {# visits}}': [
    '{count, plural, one {# भेट} other {# भेटी}}',
    '{count, plural, one {# विज़िट} other {# विज़िट}}',
  ],
  'Shown by': ['कोण दाखवणार', 'कौन दिखाएगा'],
  'Everybody’s': ['सर्वांच्या', 'सबकी'],
  'The agency’s': ['एजन्सीच्या', 'एजेंसी की'],
  'Listers’': ['जाहिरातदारांच्या', 'विज्ञापनदाताओं की'],
  Open: ['बाकी', 'बाकी'],
  'Past or cancelled': ['झालेल्या किंवा रद्द', 'हो चुकी या रद्द'],
  'Open and ended': ['बाकी आणि संपलेल्या', 'बाकी और हो चुकी'],
  Order: ['क्रम', 'क्रम'],
  'Usual order': ['नेहमीचा क्रम', 'सामान्य क्रम'],
  'Earliest visit': ['सर्वांत आधीची भेट', 'सबसे पहले की विज़िट'],
  'Latest visit': ['सर्वांत नंतरची भेट', 'सबसे बाद की विज़िट'],
  'Newest request': ['सर्वांत नवीन विनंती', 'सबसे नया अनुरोध'],
  'Oldest request': ['सर्वांत जुनी विनंती', 'सबसे पुराना अनुरोध'],
  '{lister} offers {time}. {visitor} hasn’t replied yet': [
    '{lister} यांनी सुचवलेली वेळ: {time}; {visitor} यांचे उत्तर अजून आलेले नाही',
    '{lister} का सुझाया समय: {time}; {visitor} का जवाब अभी नहीं आया',
  ],
  '{visitor} is waiting for a reply from {lister}': [
    '{visitor} यांना {lister} यांच्या उत्तराची प्रतीक्षा आहे',
    '{visitor} को {lister} के जवाब का इंतज़ार है',
  ],
  '{visitor} with {lister}': ['{visitor}, दाखवणारे: {lister}', '{visitor}, दिखाने वाले: {lister}'],
  'Possible: {times}': ['सोयीच्या वेळा: {times}', 'सुविधाजनक समय: {times}'],
  'No visits found': ['एकही भेट सापडली नाही', 'कोई विज़िट नहीं मिली'],
  'When someone presses “Book a visit” on a home, the visit appears here. You reply for the agency’s homes, and listers reply for their own.':
    [
      'कोणी घराच्या पानावर “भेट ठरवा” दाबले की ती भेट इथे दिसते: एजन्सीच्या घराची असेल तर उत्तर द्यायला, इतर घराची असेल तर पाहायला. जाहिरातदार आपल्या भेटींना स्वतः उत्तर देतात.',
      'जब कोई घर के पेज पर “विज़िट तय करें” दबाता है, तो वह विज़िट यहाँ दिखती है: एजेंसी के घर की हो तो जवाब देने के लिए, दूसरे घर की हो तो देखने के लिए। विज्ञापनदाता अपनी विज़िट का जवाब खुद देते हैं।',
    ],
  'Visiting hours and days off': ['भेटींच्या वेळा आणि सुट्टीचे दिवस', 'विज़िट का समय और बिना विज़िट के दिन'],
});
