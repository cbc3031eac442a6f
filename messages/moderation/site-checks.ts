import { defineTexts } from '@/lib/platform/language/define';
import evidence from '../listings/evidence';

/** Evidence of a listing that a validator confirms on the spot, from the phone. */
export default defineTexts({
  ...evidence,
  'Confirm on site': ['जागेवर जाऊन पडताळणी', 'मौके पर जाँच'],
  'Listings to confirm': ['पुष्टी करायच्या जाहिराती', 'पुष्टि के लिए लिस्टिंग'],
  'Code, title or place': ['कोड, शीर्षक किंवा ठिकाण', 'कोड, शीर्षक या जगह'],
  'Listings waiting for review come first. Search to find any other.': [
    'तपासणीच्या प्रतीक्षेत असलेल्या जाहिराती आधी दिसतात. इतर जाहिराती शोधून काढा.',
    'जाँच के इंतज़ार वाली लिस्टिंग पहले आती हैं। बाकी खोजकर मिलेंगी।',
  ],
  'No listings found': ['जाहिराती सापडल्या नाहीत', 'कोई लिस्टिंग नहीं मिली'],
  'All confirmed': ['सर्व तपासले आहे', 'सबकी पुष्टि हो चुकी है'],
  'Open: {checks}': ['बाकी: {checks}', 'बाकी: {checks}'],
  Directions: ['तिथे जाण्याचा मार्ग', 'वहाँ का रास्ता'],
  'Its page': ['जाहिरातीचे पान', 'लिस्टिंग का पेज'],
  'What have you checked?': ['तुम्ही काय तपासले?', 'आपने क्या जाँचा?'],
  'What have you found?': ['काय आढळले?', 'क्या मिला?'],
  'I’ve seen it, and it’s in order': ['प्रत्यक्ष पाहिले, सर्व ठीक आहे', 'खुद देखा, सब ठीक है'],
  'It isn’t there': ['ते उपलब्ध नाही', 'वह मौजूद नहीं है'],
  Photo: ['फोटो', 'फ़ोटो'],
  'Of the place or the paper. Only the office sees it.': [
    'जागेचा किंवा कागदपत्राचा. तो फक्त ऑफिसला दिसतो.',
    'जगह की या दस्तावेज़ की। यह सिर्फ़ ऑफ़िस को दिखती है।',
  ],
  'Use my location': ['फोनवरून माझे लोकेशन घ्या', 'फ़ोन से मेरी लोकेशन लें'],
  'Accurate to {metres} m': ['{metres} मीटरपर्यंत अचूक', '{metres} मीटर तक सटीक'],
  'Getting your location …': ['तुमचे लोकेशन शोधले जात आहे …', 'आपकी लोकेशन खोजी जा रही है …'],
  'We couldn’t get your location. Allow it for this site and try again.': [
    'फोनवरून लोकेशन मिळाले नाही. या साइटला परवानगी देऊन पुन्हा प्रयत्न करा.',
    'फ़ोन से लोकेशन नहीं मिली। इस साइट को अनुमति देकर फिर कोशिश करें।',
  ],
  Confirm: ['पुष्टी करा', 'पुष्टि करें'],
  'Sending …': ['पाठवत आहे …', 'भेजा जा रहा है …'],
  'Confirmed. The listing now says so.': [
    'नोंद झाली. जाहिरातीवर आता तसे दिसते.',
    'पुष्टि दर्ज हुई। लिस्टिंग पर अब यही दिखता है।',
  ],
  'Confirmed so far': ['आतापर्यंत झालेल्या पुष्टी', 'अब तक की पुष्टियाँ'],
  'Nothing has been confirmed on site yet.': ['जागेवर अजून काहीही तपासलेले नाही.', 'मौके पर अभी कुछ जाँचा नहीं गया।'],
  'A former colleague': ['आता इथे काम करत नसलेली व्यक्ती', 'अब यहाँ काम न करने वाले'],
  '{distance} m from the listing': ['जाहिरातीच्या जागेपासून {distance} मीटर', 'लिस्टिंग से {distance} मीटर'],
  'On the map': ['नकाशावर', 'नक्शे पर'],
});
