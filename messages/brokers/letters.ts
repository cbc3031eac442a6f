import { defineTexts } from '@/lib/platform/language/define';

/** A broker's Monday letters to owners: the letter, the mail, and the pages for broker and owner. */
export default defineTexts({
  // the letter
  '{count, plural, one {Here’s how your home did last week.} other {Here’s how your homes did last week.}}': [
    '{count, plural, one {गेल्या आठवड्यात तुमच्या घराला असा प्रतिसाद मिळाला.} other {गेल्या आठवड्यात तुमच्या घरांना असा प्रतिसाद मिळाला.}}',
    '{count, plural, one {पिछले हफ़्ते आपके घर को ऐसी प्रतिक्रिया मिली।} other {पिछले हफ़्ते आपके घरों को ऐसी प्रतिक्रिया मिली।}}',
  ],
  'Your home’s week: {title}': [
    'तुमच्या घराची साप्ताहिक माहिती: {title}',
    'आपके घर की साप्ताहिक जानकारी: {title}',
  ],
  'Your {count} homes’ week': ['तुमच्या {count} घरांची साप्ताहिक माहिती', 'आपके {count} घरों की साप्ताहिक जानकारी'],
  'Shown in lists: {count}': ['याद्यांमध्ये दिसले: {count}', 'सूचियों में दिखा: {count}'],
  'Opened: {count} (the week before: {before})': [
    'उघडून पाहिले: {count} (त्याआधीच्या आठवड्यात: {before})',
    'खोलकर देखा गया: {count} (उससे पहले के हफ़्ते: {before})',
  ],
  'Enquiries: {count} (the week before: {before})': [
    'चौकशी: {count} (त्याआधीच्या आठवड्यात: {before})',
    'पूछताछ: {count} (उससे पहले के हफ़्ते: {before})',
  ],
  'Visits: {count}': ['घर पाहून गेलेले: {count}', 'घर देखने वाले: {count}'],
  'Upcoming visits: {count}': ['ठरलेल्या भेटी: {count}', 'तय विज़िट: {count}'],
  'Visitors said: {yes} yes, {maybe} maybe, {no} no': [
    'पाहणाऱ्यांचे उत्तर: {yes} हो, {maybe} कदाचित, {no} नाही',
    'देखने वालों का जवाब: {yes} हाँ, {maybe} शायद, {no} नहीं',
  ],
  'Similar homes: median of {count} views': [
    'अशी इतर घरे: उघडून पाहिल्याची मध्य संख्या {count}',
    'ऐसे दूसरे घर: खोलकर देखे जाने की मध्य संख्या {count}',
  ],
  'Similar homes that cut their price: {count}': [
    'किंमत कमी केलेली अशी घरे: {count}',
    'ऐसे घर जिनकी कीमत घटी: {count}',
  ],
  'Similar homes sold: {count}': ['विकली गेलेली अशी घरे: {count}', 'ऐसे घर जो बिके: {count}'],
  'Similar homes let: {count}': ['भाड्याने दिलेली अशी घरे: {count}', 'ऐसे घर जो किराए पर दिए गए: {count}'],
  'People looking for a home like this at {price}: {count}': [
    'असे घर शोधणारे लोक, किंमत {price}: {count}',
    'ऐसा घर खोजने वाले लोग, कीमत {price}: {count}',
  ],
  'At {price} it would be {count}': ['किंमत {price} असती तर: {count}', 'कीमत {price} होती तो: {count}'],
  'At {price} it would be the same': [
    'किंमत {price} असती तरी यापेक्षा जास्त नाहीत',
    'कीमत {price} होती तो भी इससे ज़्यादा नहीं',
  ],
  // the mail
  'Look at the listing': ['जाहिरात पाहा', 'लिस्टिंग देखें'],
  'You get this each Monday because {name} offers your home.': [
    'तुमच्या घराची जाहिरात {name} यांच्याकडे असल्याने हे पत्र दर सोमवारी येते.',
    'आपके घर की लिस्टिंग {name} के पास है, इसलिए यह पत्र हर सोमवार आता है।',
  ],
  'Stop these letters': ['ही पत्रे थांबवा', 'ये पत्र रोकें'],
  'Stop these letters: {url}': ['ही पत्रे नको असतील तर: {url}', 'ये पत्र नहीं चाहिए तो: {url}'],
  'Your letters to owners are ready': ['मालकांसाठी तुमची पत्रे तयार आहेत', 'मालिकों के लिए आपके पत्र तैयार हैं'],
  '{count, plural, one {# letter goes} other {# letters go}} out at {time}. Until then you can read, change or hold each one.':
    [
      '{count, plural, one {# पत्र पाठवले जाईल} other {# पत्रे पाठवली जातील}}, वेळ: {time}. तोपर्यंत तुम्ही प्रत्येक पत्र वाचू, बदलू किंवा थांबवू शकता.',
      '{count, plural, one {# पत्र भेजा जाएगा} other {# पत्र भेजे जाएँगे}}, समय: {time}। तब तक आप हर पत्र पढ़, बदल या रोक सकते हैं।',
    ],
  'Read the letters': ['पत्रे वाचा', 'पत्र पढ़ें'],
  // the broker's page
  'Letters to owners': ['मालकांना पत्रे', 'मालिकों को पत्र'],
  'Every Monday at 6 we write a letter about the week for each owner you’ve entered with a listing. It goes out at 11 unless you hold it.':
    [
      'जाहिरातीसोबत तुम्ही नोंदवलेल्या प्रत्येक मालकासाठी दर सोमवारी सकाळी 6 वाजता आठवड्याचे पत्र लिहिले जाते. तुम्ही थांबवले नाही तर ते सकाळी 11 वाजता जाते.',
      'लिस्टिंग के साथ आपके दर्ज किए हर मालिक के लिए हर सोमवार सुबह 6 बजे हफ़्ते का पत्र लिखा जाता है। आप न रोकें तो वह सुबह 11 बजे जाता है।',
    ],
  'No letters yet. Add the owner’s email address or phone number on your listing’s page.': [
    'अजून एकही पत्र नाही. तुमच्या जाहिरातीच्या पानावर घराचे मालक नोंदवा: ई-मेल पत्ता किंवा फोन नंबर.',
    'अभी एक भी पत्र नहीं। अपनी लिस्टिंग के पेज पर घर के मालिक दर्ज करें: ई-मेल पता या फ़ोन नंबर।',
  ],
  'Being written': ['लिहिले जात आहे', 'लिखा जा रहा है'],
  Ready: ['तयार', 'तैयार'],
  'Held back': ['थांबवले', 'रोका गया'],
  Sending: ['पाठवले जात आहे', 'भेजा जा रहा है'],
  'Stopped by the owner': ['मालकाने थांबवले', 'मालिक ने रोका'],
  'Sent on {day}, {time}': ['पाठवले: {day}, {time}', 'भेजा गया: {day}, {time}'],
  'Will be sent on {day}, {time}': ['पाठवण्याची वेळ: {day}, {time}', 'भेजने का समय: {day}, {time}'],
  'Opened in WhatsApp': ['WhatsApp मध्ये उघडले', 'WhatsApp में खोला गया'],
  'There’s no email address, so send it by WhatsApp.': [
    'ई-मेल पत्ता नोंदवलेला नाही: WhatsApp वर पाठवा.',
    'ई-मेल पता दर्ज नहीं है: WhatsApp पर भेजें।',
  ],
  Subject: ['विषय', 'विषय'],
  Letter: ['पत्र', 'पत्र'],
  'Send now': ['आत्ता पाठवा', 'अभी भेजें'],
  Hold: ['थांबवून ठेवा', 'रोककर रखें'],
  Release: ['पाठवू द्या', 'जाने दें'],
  'We couldn’t save this. Please try again.': [
    'हे जतन करता आले नाही. पुन्हा प्रयत्न करा.',
    'यह सहेजा नहीं जा सका। फिर से कोशिश करें।',
  ],
  'This letter has been sent or stopped': ['हे पत्र पाठवले किंवा थांबवले गेले आहे', 'यह पत्र भेजा या रोका जा चुका है'],
  'There’s no email address for this owner. Send it by WhatsApp': [
    'या मालकाचा ई-मेल पत्ता इथे नाही. WhatsApp वर पाठवा',
    'इस मालिक का ई-मेल पता यहाँ नहीं है। WhatsApp पर भेजें',
  ],
  'Enter a subject': ['विषय लिहा', 'विषय लिखें'],
  'Enter a text': ['पत्राचा मजकूर लिहा', 'पत्र का पाठ लिखें'],
  // the owner of a listing
  'The owner of this home': ['या घराचे मालक', 'इस घर के मालिक'],
  'Only you see this. Every Monday the owner gets a letter from you about the past week.': [
    'हे फक्त तुम्हाला दिसते. दर सोमवारी मालकांना तुमच्याकडून आठवड्याचे पत्र जाते.',
    'यह सिर्फ़ आपको दिखता है। हर सोमवार मालिक को आपकी ओर से हफ़्ते का पत्र जाता है।',
  ],
  'This owner has stopped the letters. Only the owner can start them again.': [
    'या मालकाने पत्रे थांबवली आहेत. ती पुन्हा सुरू करणे फक्त मालकाच्या हातात आहे.',
    'इस मालिक ने पत्र रोक दिए हैं। उन्हें फिर शुरू करना सिर्फ़ मालिक के हाथ में है।',
  ],
  'Phone number': ['फोन नंबर', 'फ़ोन नंबर'],
  'Email address': ['ई-मेल पत्ता', 'ई-मेल पता'],
  'Letter language': ['पत्रांची भाषा', 'पत्रों की भाषा'],
  'Send a letter every Monday': ['दर सोमवारी पत्र पाठवा', 'हर सोमवार पत्र भेजें'],
  'Choose a language': ['भाषा निवडा', 'भाषा चुनें'],
  // the page that stops them
  'Letters about your home': ['तुमच्या घराबद्दलची पत्रे', 'आपके घर के बारे में पत्र'],
  'Every Monday {broker} writes to you about your home’s week.': [
    'गेल्या आठवड्यात तुमच्या घराला कसा प्रतिसाद मिळाला, हे सांगणारे पत्र दर सोमवारी {broker} यांच्याकडून येते.',
    'पिछले हफ़्ते आपके घर को कैसी प्रतिक्रिया मिली, यह बताने वाला पत्र हर सोमवार {broker} की ओर से आता है।',
  ],
  'Stopped. {broker} won’t send you any more Monday letters.': [
    'थांबवले: {broker} यांच्याकडून सोमवारची पत्रे आता येणार नाहीत.',
    'रोका गया: {broker} की ओर से सोमवार के पत्र अब नहीं आएँगे।',
  ],
  'Send them again': ['पुन्हा पाठवा', 'फिर भेजें'],
});
