import { defineTexts } from '@/lib/platform/language/define';

/** The search box and its panel. */
export default defineTexts({
  Properties: ['मालमत्ता', 'प्रॉपर्टी'],
  'Search in your own words: rooms, place, budget': [
    'तुमच्या शब्दांत शोधा: खोल्या, ठिकाण आणि बजेट',
    'अपने शब्दों में खोजें: कमरे, जगह, बजट',
  ],
  '3 BHK Dharampeth 60 lakh': ['3 बीएचके धरमपेठ 60 लाख', '3 बीएचके धरमपेठ 60 लाख'],
  'Near me': ['माझ्या जवळ', 'मेरे पास'],
  'Near {place}': ['{place}जवळ', '{place} के पास'],
  'We couldn’t get your location': ['तुमचे ठिकाण समजू शकले नाही', 'आपकी जगह पता नहीं चल सकी'],
  Understood: ['असे समजलो', 'हमने यह समझा'],
  'Understood: {parts}.': ['असे समजलो: {parts}.', 'हमने यह समझा: {parts}।'],
  'in {place}': ['{place}मध्ये', '{place} में'],
  'Left out: {words}.': ['हे वगळले: {words}.', 'यह छोड़ा गया: {words}।'],
  'Left out: {words}': ['हे वगळले: {words}', 'यह छोड़ा गया: {words}'],
  'Also looked for: {words}': ['हेही शोधले: {words}', 'यह भी खोजा: {words}'],
  'Preferred: {words}': ['प्राधान्य: {words}', 'प्राथमिकता: {words}'],
  'Change {part}': ['{part} बदला', '{part} बदलें'],
  'Remove {part}': ['{part} काढा', '{part} हटाएँ'],
  Suggestions: ['सुचवलेले', 'सुझाव'],
  'No exact match. Show the closest': [
    'सर्व अटी पूर्ण करणारी मालमत्ता नाही: बहुतेक अटी पूर्ण करणाऱ्या दाखवा',
    'सभी शर्तें पूरी करने वाली प्रॉपर्टी नहीं: सबसे मिलती-जुलती दिखाएँ',
  ],
  'Show {counted}': ['{counted} दाखवा', '{counted} दिखाएँ'],
  'Enter: {what}.': ['एंटर: {what}.', 'एंटर: {what}।'],
  'Showing {place} for “{typed}”.': [
    '{place} दाखवत आहोत (तुम्ही लिहिले: “{typed}”).',
    '“{typed}” के लिए {place} दिखा रहे हैं।',
  ],
  'Did you mean <links></links>?': ['<links></links> म्हणायचे होते का?', 'क्या आपका मतलब <links></links> था?'],
  'Did you mean {places}?': ['{places} म्हणायचे होते का?', 'क्या आपका मतलब {places} था?'],
  'We don’t know a place called “{typed}”. Did you mean <links></links>?': [
    '“{typed}” नावाचे ठिकाण आम्हाला माहीत नाही. <links></links> म्हणायचे होते का?',
    '“{typed}” नाम की जगह हमें नहीं मालूम। क्या आपका मतलब <links></links> था?',
  ],
  ', or ': [' किंवा ', ' या '],
  'the word “{typed}” itself': ['“{typed}” हाच शब्द', '“{typed}” शब्द ही'],
  '{place} ({hint})': ['{place} ({hint})', '{place} ({hint})'],
});
