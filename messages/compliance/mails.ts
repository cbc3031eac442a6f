import { defineTexts } from '@/lib/platform/language/define';

/** Mails about registrations as a real estate agent, and about privacy. */
export default defineTexts({
  'The MahaRERA registration {number} has lapsed': [
    'महारेरा नोंदणीची मुदत संपली आहे: {number}',
    'महारेरा रजिस्ट्रेशन {number} की अवधि समाप्त हो गई है',
  ],
  'The MahaRERA registration {number} ends on {day}': [
    'महारेरा नोंदणीची मुदत {day} रोजी संपते: {number}',
    'महारेरा रजिस्ट्रेशन {number} की अवधि {day} को समाप्त होती है',
  ],
  'The real estate agent registration {number} of {name} ended on {day}. Until it is renewed, no new adverts for registered projects are published under it, and the agent may not take part in selling them.':
    [
      '{name} यांच्या स्थावर संपदा एजंट नोंदणीची ({number}) मुदत {day} रोजी संपली. नूतनीकरण होईपर्यंत तिच्या आधारे नोंदणीकृत प्रकल्पांच्या नवीन जाहिराती प्रसिद्ध होत नाहीत आणि त्यांच्या विक्रीत भाग घेता येत नाही.',
      '{name} के रियल एस्टेट एजेंट रजिस्ट्रेशन ({number}) की अवधि {day} को समाप्त हो गई। नवीनीकरण होने तक उसके तहत रजिस्टर्ड प्रोजेक्टों के नए विज्ञापन प्रकाशित नहीं होते और उनकी बिक्री में भाग नहीं लिया जा सकता।',
    ],
  'The real estate agent registration {number} of {name} ends on {day}. Renew it in time. After that day, no new adverts for registered projects are published under it.':
    [
      '{name} यांच्या स्थावर संपदा एजंट नोंदणीची ({number}) मुदत {day} रोजी संपते. वेळेत नूतनीकरणाचा अर्ज करा: त्या दिवसानंतर तिच्या आधारे नोंदणीकृत प्रकल्पांच्या नवीन जाहिराती प्रसिद्ध होत नाहीत.',
      '{name} के रियल एस्टेट एजेंट रजिस्ट्रेशन ({number}) की अवधि {day} को समाप्त होती है। समय पर नवीनीकरण का आवेदन करें: उस दिन के बाद उसके तहत रजिस्टर्ड प्रोजेक्टों के नए विज्ञापन प्रकाशित नहीं होते।',
    ],
  'It’s the agency’s own registration.': ['ही एजन्सीची स्वतःची नोंदणी आहे.', 'यह एजेंसी का अपना रजिस्ट्रेशन है।'],
  'Once it is renewed, enter the new end date and the certificate:': [
    'नूतनीकरण झाल्यावर नवीन तारीख आणि प्रमाणपत्र भरा:',
    'नवीनीकरण होने पर नई तारीख और प्रमाणपत्र भरें:',
  ],
  'Open the registrations': ['नोंदण्या उघडा', 'रजिस्ट्रेशन खोलें'],
  'Open my account': ['माझे खाते उघडा', 'मेरा खाता खोलें'],
  // grievances, breaches and other purposes
  'Your grievance {number} has reached us': ['तुमची तक्रार मिळाली: {number}', 'आपकी शिकायत मिल गई: {number}'],
  'Your grievance number is {number}. We’ll reply by {day} at the latest, with reasons.': [
    'तुमची तक्रार नोंदवली आहे, क्रमांक {number}. कारणांसह उत्तर {day}पर्यंत मिळेल.',
    'आपकी शिकायत दर्ज हो गई है, नंबर {number}। जवाब कारण सहित {day} तक मिलेगा।',
  ],
  'Open my data and rights': ['माझा डेटा आणि हक्क उघडा', 'मेरा डेटा और अधिकार खोलें'],
  'Our reply to your grievance {number}': ['तुमच्या तक्रारीचे उत्तर: {number}', 'आपकी शिकायत का जवाब: {number}'],
  'If you are not satisfied with this reply about your personal data, you may complain to the Data Protection Board of India.':
    [
      'तुमच्या वैयक्तिक डेटाबद्दलच्या या उत्तराने समाधान झाले नाही, तर तुम्ही भारतीय डेटा संरक्षण मंडळाकडे तक्रार करू शकता.',
      'अपने व्यक्तिगत डेटा के बारे में इस जवाब से संतोष न हो, तो भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
    ],
  'Where to turn next': ['पुढे कुठे जाता येईल', 'आगे कहाँ जाएँ'],
  'The grievance {number} is overdue': [
    'तक्रारीच्या उत्तराची मुदत संपली: {number}',
    'शिकायत के जवाब की अवधि बीत गई: {number}',
  ],
  'The grievance {number} needs a reply by {day}': [
    'तक्रारीला {day}पर्यंत उत्तर द्यायचे आहे: {number}',
    'शिकायत का जवाब {day} तक देना है: {number}',
  ],
  'The grievance {number} has no reply yet. The deadline is {day}.': [
    'तक्रारीला अजून उत्तर दिलेले नाही: {number}. शेवटची तारीख {day}.',
    'शिकायत का जवाब अभी नहीं दिया गया है: {number}। आखिरी तारीख {day}।',
  ],
  'Open the register': ['नोंदवही उघडा', 'रजिस्टर खोलें'],
});
