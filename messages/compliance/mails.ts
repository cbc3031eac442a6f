import { defineTexts } from '@/lib/platform/language/define';

/** Mails about registrations as a real estate agent. */
export default defineTexts({
  'The MahaRERA registration {number} has lapsed': [
    'महारेरा नोंदणीची मुदत संपली आहे: {number}',
    'महारेरा रजिस्ट्रेशन {number} की अवधि समाप्त हो गई है',
  ],
  'The MahaRERA registration {number} ends on {day}': [
    'महारेरा नोंदणीची मुदत {day} रोजी संपते: {number}',
    'महारेरा रजिस्ट्रेशन {number} की अवधि {day} को समाप्त होती है',
  ],
  'The registration as a real estate agent of {name}, {number}, ended on {day}. Until it is renewed, new adverts of registered projects under it are not published, and the person may not take part in their sale.':
    [
      '{name} यांच्या स्थावर संपदा एजंट नोंदणीची ({number}) मुदत {day} रोजी संपली. नूतनीकरण होईपर्यंत तिच्याखाली नोंदणीकृत प्रकल्पांच्या नवीन जाहिराती प्रसिद्ध होत नाहीत आणि त्यांच्या विक्रीत भाग घेता येत नाही.',
      '{name} के रियल एस्टेट एजेंट रजिस्ट्रेशन ({number}) की अवधि {day} को समाप्त हो गई। नवीनीकरण होने तक उसके तहत रजिस्टर्ड प्रोजेक्टों के नए विज्ञापन प्रकाशित नहीं होते और उनकी बिक्री में भाग नहीं लिया जा सकता।',
    ],
  'The registration as a real estate agent of {name}, {number}, ends on {day}. Apply for its renewal in time: after that day new adverts of registered projects under it are not published.':
    [
      '{name} यांच्या स्थावर संपदा एजंट नोंदणीची ({number}) मुदत {day} रोजी संपते. वेळेत नूतनीकरणाचा अर्ज करा: त्या दिवसानंतर तिच्याखाली नोंदणीकृत प्रकल्पांच्या नवीन जाहिराती प्रसिद्ध होत नाहीत.',
      '{name} के रियल एस्टेट एजेंट रजिस्ट्रेशन ({number}) की अवधि {day} को समाप्त होती है। समय पर नवीनीकरण का आवेदन करें: उस दिन के बाद उसके तहत रजिस्टर्ड प्रोजेक्टों के नए विज्ञापन प्रकाशित नहीं होते।',
    ],
  'It is the registration of the agency itself.': [
    'ही एजन्सीची स्वतःची नोंदणी आहे.',
    'यह एजेंसी का अपना रजिस्ट्रेशन है।',
  ],
  'When it is renewed, enter the new day and the certificate:': [
    'नूतनीकरण झाल्यावर नवीन तारीख आणि प्रमाणपत्र भरा:',
    'नवीनीकरण होने पर नई तारीख और प्रमाणपत्र भरें:',
  ],
  'Open the registrations': ['नोंदणी उघडा', 'रजिस्ट्रेशन खोलें'],
  'Open my account': ['माझे खाते उघडा', 'मेरा खाता खोलें'],
});
